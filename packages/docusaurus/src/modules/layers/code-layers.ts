/** Layers that only some sites need, each with a pattern of code that needs it. */
const layers: readonly (readonly [name: string, use: RegExp])[] = [
  // the symbols that are in each document of Docusaurus's theme
  ['svg-symbols', /#theme-svg-external-link/],
  // panels of documents in tabs other than docsite's
  ['tab-item', /\b(?:useTabs|useTabsContextValue|sanitizeTabsChildren)\b/],
  // what `useIsBrowser` reads in bodies of pages
  ['browser-context', /useIsBrowser|BrowserOnly/],
  // components of documents that a function returns
  ['mdx-function', /\bMDXComponents\b[\s\S]*(?:\bexport default\s+(?:function\b|\(|\w+\s*=>)|=\s*\([^()]*\)\s*=>)/],
];

/**
 * The layers that code of a site needs.
 *
 * @param code Texts of the site's code, of the themes of its plugins, and of code from packages that is made for it.
 */
export function codeLayers(code: readonly string[]): string[] {
  return layers.flatMap(([name, use]) => (code.some((text) => use.test(text)) ? [name] : []));
}
