/** Thrown for anything that React itself has to render. */
export class Unprintable extends Error {}
