/** Thrown at what React itself has to render. */
export class Unprintable extends Error {}
