/**
 * The people whom a learner meets, as small faces with a mood. {@link papan.ui.people.Person} says how each of them looks,
 * {@link papan.ui.people.Mood} what their face does and when, and {@link papan.ui.people.Portrait} draws them. They only
 * adorn what the words beside them say.
 */
@NullMarked
package papan.ui.people;

import org.jspecify.annotations.NullMarked;
