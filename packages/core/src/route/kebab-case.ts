/** The words of a label: lower-case runs with their capital, runs of capitals, digits, letters without case. */
const words = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+|\p{N}+/gu;

/** Converts a label to part of a route: `JavaScript` becomes `java-script`, `Moodle 4.0` becomes `moodle-4-0`. */
export function kebabCase(label: string): string {
  return (label.match(words) ?? []).join('-').toLowerCase();
}
