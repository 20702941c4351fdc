import { components, likelyNames, notDrawn, ownPages, partsOfShared, shared } from './own-elements.js';

const allReset = 'all: revert-layer; box-sizing: border-box;';

/** Within the layer of docsite's theme, rules override all others if their selectors are as specific as an id. */
function overTheme(selectors: readonly string[], ends: readonly string[], declarations = allReset): string {
  const any = `:is(${selectors.join(', ')}, #ds-none)`;
  return `@layer theme { ${ends.map((end) => any + end).join(', ')} { ${declarations} } }`;
}

/** Undoes the rules of docsite's theme for elements on the site's own pages, outside of components of the theme. */
export function resetOnOwnPages(elements: string, property: string): string {
  return overTheme([`${ownPages} :is(${elements}):not(${components} *)`], [''], `${property}: revert-layer;`);
}

/**
 * Rules that undo what docsite's theme sets for elements of the site, because their classes have the same names.
 * Attributes such as `width` keep their effect.
 *
 * @param sharedNames Classes of Infima that the site uses, in `shared`.
 * @param words All words in the site's code.
 */
export function resetsOf(sharedNames: readonly string[], words: ReadonlySet<string>): string {
  const named = likelyNames.filter((name) => words.has(name));
  return [
    ...(sharedNames.length > 0 ? [resetOfShared(sharedNames)] : []),
    ...(sharedNames.includes('breadcrumbs') ? [':where(ul.breadcrumbs) > li::before { content: none; }'] : []),
    ...(named.length > 0 ? [resetOfLikely(named)] : []),
  ].join('\n');
}

/** Undoes rules for elements with classes in both Infima and docsite's theme, and for elements inside them. */
function resetOfShared(names: readonly string[]): string {
  const own = names.map((name) => `.${name}${shared[name]}`);
  const parts = names.flatMap((name, index) =>
    partsOfShared[name] === undefined ? [] : [`${ownPages} ${own[index]} ${partsOfShared[name]}:not(${components} *)`],
  );
  return overTheme([...own, ...parts], ['']);
}

/**
 * Undoes rules for elements with classes that only docsite's theme has. In documents, elements of other types look like
 * text.
 */
function resetOfLikely(names: readonly string[]): string {
  const own = `:is(${names.map((name) => `.${name}`).join(', ')})${notDrawn}`;
  const selectors = [
    `${ownPages} ${own}`,
    `${ownPages} ${own} *${notDrawn}`,
    `.markdown :is(div, span, section, svg)${own}`,
  ];
  return overTheme(selectors, ['', '::before', '::after']);
}
