/** Matches the properties whose values name animations. */
export const animationProperty = /animation(?:-name)?$/;

/** The name of an animation with mirrored steps on right-to-left pages. */
export function mirroredName(name: string): string {
  return `${name}-rtl`;
}

/** The value of a declaration of animations with the names that mirrored ones have on right-to-left pages. */
export function namesOfAnimation(value: string, mirrored: ReadonlySet<string>): string {
  return value.replace(/[\w-]+/g, (word) => (mirrored.has(word) ? mirroredName(word) : word));
}
