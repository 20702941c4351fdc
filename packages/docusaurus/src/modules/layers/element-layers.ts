import { capturesIn } from '@docsite/core';

/** An import of the components that draw Markdown, with its local name. */
const imports =
  /\b(?:import\s+|(?:const|let|var)\s+)([\w$]+)\s*(?:from|=\s*require\s*\()\s*['"]@theme(?:-original|-init)?\/MDXComponents['"]/g;

/**
 * The layer with components for elements that docsite's documents draw without components, if code reads one of these
 * (`MDXComponents.code`).
 *
 * @param code Texts of the site's code, and of code from packages that is made for it.
 */
export function elementLayers(code: readonly string[]): string[] {
  return code.some(readsElements) ? ['read-elements'] : [];
}

function readsElements(text: string): boolean {
  return capturesIn(text, imports).some((name) => {
    // a compiler adds its own names for the default export
    const reads = `(?<![\\w$.])${name.replaceAll('$', '\\$')}(?:__default)?(?:\\.default)*`;
    return new RegExp(`${reads}\\.(?:admonition|code|li|mermaid|pre|ul)\\b`).test(text);
  });
}
