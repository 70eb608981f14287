/** How the parts of an event of a game are taken apart. */

type At<Words, Place extends string> = Place extends keyof Words ? Words[Place] : undefined;

/**
 * An event as its kind and its parts, so that `const [kind, first, second] = …` knows in each
 * `case` of the kind what the parts are; those that a kind does not have are undefined.
 */
export type Told<Event extends readonly unknown[]> = Event extends readonly unknown[]
  ? readonly [
      Event[0],
      At<Event, '1'>,
      At<Event, '2'>,
      At<Event, '3'>,
      At<Event, '4'>,
      At<Event, '5'>,
      At<Event, '6'>,
    ]
  : never;
