const accents = /[\u0300-\u036F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they may stand in a heading
const others = /[\u0000-\u001f\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/**
 * The id that VitePress derives from the text of a heading, before it is made unique.
 *
 * @see https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
 */
export function vitePressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(others, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}
