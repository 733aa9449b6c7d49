/**
 * Maps of South and South-East Asia: land and sea, and marks beside the spots of places; the map of dated sightings, which
 * fills as a learner goes through the lessons.
 *
 * <p>Start reading at {@link papan.ui.map.LandCanvas}, which draws any map, and {@link papan.ui.map.SightingMap}. Everything
 * here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.map;

import org.jspecify.annotations.NullMarked;
