/** Thrown for anything that React itself has to render. */
export class Unprintable extends Error {}

/** Leaves what is being printed to React. */
export function refuse(): never {
  throw new Unprintable();
}
