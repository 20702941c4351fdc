import selectorParser from 'postcss-selector-parser';
import { inOneLine } from '../css/css-nodes.js';
import { isPseudoElement } from '../css/selector-compounds.js';

/** A direction of writing. */
export type Direction = 'ltr' | 'rtl';

/** A condition, without specificity, for the elements on pages of a direction. */
export function conditionOf(direction: Direction): string {
  const root = direction === 'rtl' ? ':root[dir="rtl"]' : ':root:not([dir="rtl"])';
  return `:where(${root}, ${root} *)`;
}

/** A selector list for the pages of a direction. */
export function conditionedOn(selectors: string, direction: Direction): string {
  const list = selectorParser().astSync(inOneLine(selectors).trim(), { lossless: false });
  return list.nodes
    .map(({ nodes }) => {
      const last = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
      const mark = nodes.findIndex((node, index) => index >= last && isPseudoElement(node));
      const tail = mark === -1 ? nodes.length : mark;
      return `${nodes.slice(0, tail).join('')}${conditionOf(direction)}${nodes.slice(tail).join('')}`;
    })
    .join(',');
}

/** Whether a selector, perhaps minified, has the condition for a direction. */
export function hasConditionOf(direction: Direction, selector: string): boolean {
  return (direction === 'rtl' ? /:where\(:root\[dir=/ : /:where\(:root:not\(\[dir=/).test(selector);
}
