import type { BareElement } from '@docsite/core';

/** Blocks at the top level of a page's text, around some of which docsite has elements of its own. */
const inText = '.markdown > *, .markdown > [data-body] > *, .markdown > [data-body] > [data-island] > *';

/** The last blocks in a box, which have no distance to its edge. */
const lastInBox = ':is(.admonition-text, .details, .tab-panel, blockquote) > :last-child';

const boxOfAlert = ['background', 'border', 'border-radius', 'box-shadow', 'color', 'margin', 'padding'];
const boxOfMenuLink = [
  'align-items',
  'border-radius',
  'color',
  'display',
  'flex',
  'line-height',
  'padding',
  'transition',
];

/** The properties that classes of Docusaurus's theme and Infima set for elements that docsite has, too, by type. */
const elements: Readonly<Record<string, readonly BareElement[]>> = {
  a: [
    linkIn('.navbar-link:not([aria-current])', {
      owned: ['color', 'display', 'font-weight', 'padding'],
      ownedPointed: ['color', 'text-decoration'],
    }),
    linkIn('.navbar-link[aria-current]', {
      owned: ['color', 'display', 'font-weight', 'padding', 'text-decoration'],
      ownedPointed: ['color', 'text-decoration'],
    }),
    linkIn('.navbar-logo', {
      owned: ['align-items', 'color', 'display', 'margin-right', 'min-width'],
      ownedPointed: ['color', 'text-decoration'],
    }),
    linkIn('.sidebar-link', {
      owned: boxOfMenuLink,
      ownedPointed: ['background', 'color', 'text-decoration', 'transition'],
    }),
    linkIn('.toc-link', { owned: ['color', 'display'], ownedPointed: ['color', 'text-decoration'] }),
    linkIn('nav.breadcrumbs a', {
      owned: ['border-radius', 'color', 'display', 'font-size', 'padding', 'transition'],
      ownedPointed: ['background', 'text-decoration'],
    }),
    linkIn('.pagination-link', {
      owned: ['border', 'border-radius', 'display', 'height', 'line-height', 'padding', 'transition'],
      ownedPointed: ['border-color', 'text-decoration'],
    }),
    linkIn('.tag-link', {
      owned: ['border', 'border-radius', 'font-size', 'padding', 'transition'],
      ownedPointed: ['border', 'text-decoration'],
    }),
    linkIn('.edit-link', { owned: [], ownedPointed: [] }),
    linkIn('.footer-link', { owned: ['color', 'line-height'], ownedPointed: ['color'] }),
  ],
  pre: [{ ours: '.code-frame > *', isInPart: true, owned: ['margin', 'padding'], never: ['background', 'color'] }],
  thead: inTable(['background']),
  tr: inTable(['background', 'border-top']),
  th: inTable(['background', 'border', 'color', 'font-weight', 'padding']),
  td: inTable(['border', 'color', 'padding']),
  details: [{ ours: '.details', owned: boxOfAlert }],
  p: [{ ours: `${inText}, ${lastInBox}`, owned: ['margin-bottom'] }],
  ul: [
    { ours: `${inText}, ${lastInBox}`, owned: ['margin-bottom'] },
    { ours: ':is(ul, ol) *', owned: ['margin'] },
  ],
  li: [{ ours: '.markdown li + *', owned: ['margin-top'] }],
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, [{ ours: inText, owned: ['margin-top', 'margin-bottom'] }]]),
  ),
};

/** Links, some of which lead nowhere in Docusaurus and are other elements in docsite, such as those of dropdowns. */
function linkIn(ours: string, properties: Required<Pick<BareElement, 'owned' | 'ownedPointed'>>): BareElement {
  return { ours, isOfAnyType: true, isInPart: true, ...properties };
}

function inTable(owned: readonly string[]): readonly BareElement[] {
  return [{ ours: 'table *', owned, isOwnedByTypes: true }];
}

/** Elements that have another type in Docusaurus. */
const ofOtherType: Readonly<Record<string, readonly BareElement[]>> = {
  p: [{ ours: '.admonition-title, .post-date', owned: [], never: ['all'] }],
  ul: [{ ours: '.card-grid, .post-authors', owned: [], never: ['all'] }],
  li: [{ ours: '.card, .post-authors > *', owned: [], never: ['all'] }],
};

/** In layers, what classes set is overridden by any rule of the site. */
const codeInLayers: BareElement = { ours: '.code-frame > pre > *', isInPart: true, owned: [], never: ['color'] };

/**
 * The elements of docsite to which a site's rules for bare elements apply only in part.
 *
 * @param layered Whether Docusaurus's style sheets are in layers, so that the site's override all of them.
 */
export function bareElements(layered: boolean): Readonly<Record<string, readonly BareElement[]>> {
  const styled = layered ? { ...withoutOwned(elements), code: [codeInLayers] } : elements;
  const types = [...new Set([...Object.keys(styled), ...Object.keys(ofOtherType)])];
  return Object.fromEntries(types.map((type) => [type, [...(ofOtherType[type] ?? []), ...(styled[type] ?? [])]]));
}

function withoutOwned(all: typeof elements): Record<string, readonly BareElement[]> {
  const reached = Object.entries(all).map(([type, list]) => {
    const inParts = list.filter(({ isInPart }) => isInPart);
    return [type, inParts.map((element) => ({ ...element, owned: [], ownedPointed: [] }))] as const;
  });
  return Object.fromEntries(reached);
}
