/** The words of a label: lower-case runs with their capital, runs of capitals, digits, letters without case. */
const words = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+|\p{N}+/gu;

/** A label as part of a route: `JavaScript` gives `java-script`, `Moodle 4.0` gives `moodle-4-0`. */
export function kebabCase(label: string): string {
  return (label.match(words) ?? []).join('-').toLowerCase();
}
