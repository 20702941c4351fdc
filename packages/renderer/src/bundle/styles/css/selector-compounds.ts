import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** A part of a selector between combinators: `a.b` in `a.b > c`. */
export interface Compound {
  readonly nodes: readonly Node[];
  /** The combinator between it and the next compound. */
  readonly combinator?: Node;
}

/** The selectors of a list as written. */
export function selectorsIn(written: string): readonly Selector[] {
  return selectorParser().astSync(written, { lossless: true }).nodes;
}

/** The compound selectors of a selector, which combinators separate. */
export function compoundsOf({ nodes }: Selector): Compound[] {
  const next = nodes.findIndex(({ type }) => type === 'combinator');
  if (next === -1) return [{ nodes }];
  const rest = { nodes: nodes.slice(next + 1) } as Selector;
  return [{ nodes: nodes.slice(0, next), combinator: nodes[next] as Node }, ...compoundsOf(rest)];
}

/** Whether a part of a selector is a pseudo-element, which comes last. */
export function isPseudoElement({ type, value }: Node): boolean {
  return type === 'pseudo' && /^::|^:(?:before|after|first-line|first-letter)$/i.test(value ?? '');
}
