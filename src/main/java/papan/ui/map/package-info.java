/**
 * Maps of South and South-East Asia: land and sea, and marks beside the spots of places.
 *
 * <p>Start reading at {@link papan.ui.map.LandCanvas}, which draws any map. Everything
 * here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.map;

import org.jspecify.annotations.NullMarked;
