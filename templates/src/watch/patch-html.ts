/**
 * Changes what was rendered from one HTML into what another would render, and touches only what differs between the
 * two. Elsewhere, changes by readers and scripts stay, such as open details, chosen tabs, focus, or a rendered diagram.
 */
export function patchHtml(live: Element, from: string, to: string): void {
  if (!patchChildren(live, parse(from), parse(to))) live.innerHTML = to;
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Returns `false`, and changes nothing, if the rendered nodes do not match the old HTML. */
function patchChildren(live: ParentNode & Node, from: ParentNode & Node, to: ParentNode & Node): boolean {
  const drawn = align([...live.childNodes], [...from.childNodes]);
  if (drawn === undefined) return false;
  const [old, next] = [[...from.childNodes], [...to.childNodes]];
  let last: ChildNode | undefined;
  for (const step of compare(old.map(describeNode), next.map(describeNode))) {
    const known = drawn[step.from];
    if (step.kind === 'remove') known?.remove();
    else if (step.kind === 'keep') last = known;
    else if (step.kind === 'change')
      last = patchNode(known as ChildNode, old[step.from] as Node, next[step.to] as Node);
    else {
      const added = document.importNode(next[step.to] as ChildNode, true);
      if (last === undefined) live.insertBefore(added, known ?? null);
      else last.after(added);
      last = added;
    }
  }
  return true;
}

/** Returns the node that is at its place now. */
function patchNode(live: ChildNode, from: Node, to: Node): ChildNode {
  if (live instanceof Element && from instanceof Element && to instanceof Element && isSameKind(from, to)) {
    const isDrawn = isIsland(from) && live.closest('[data-body][data-alive]') !== null;
    if (isDrawn ? isIsland(to) : patchChildren(live, from, to)) {
      patchAttributes(live, from, to);
      return live;
    }
  } else if (live instanceof CharacterData && to instanceof CharacterData && live.nodeType === to.nodeType) {
    live.data = to.data;
    return live;
  }
  const added = document.importNode(to, true) as ChildNode;
  live.replaceWith(added);
  return added;
}

/** Whether an element contains a part of a page that React renders once hydrated. */
function isIsland(element: Element): boolean {
  return element.hasAttribute('data-island');
}

function patchAttributes(live: Element, from: Element, to: Element): void {
  for (const name of new Set([...from.getAttributeNames(), ...to.getAttributeNames()])) {
    const value = to.getAttribute(name);
    if (value === from.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/**
 * The nodes rendered from the old ones, without those added by scripts; `undefined` if one of the old ones is missing.
 */
function align(live: readonly ChildNode[], old: readonly Node[]): ChildNode[] | undefined {
  const found: ChildNode[] = [];
  let place = 0;
  for (const node of old) {
    while (place < live.length && !isDrawnFrom(live[place] as Node, node)) place++;
    if (place === live.length) return undefined;
    found.push(live[place++] as ChildNode);
  }
  return found;
}

function isDrawnFrom(live: Node, node: Node): boolean {
  if (live instanceof Element && node instanceof Element) return isSameKind(live, node) && live.id === node.id;
  return live.nodeType === node.nodeType && live.nodeValue === node.nodeValue;
}

function isSameKind(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.namespaceURI === other.namespaceURI;
}

/** One step from an old list to a new one, with indexes into both. An insertion is before `from`. */
interface Step {
  readonly kind: 'keep' | 'change' | 'remove' | 'insert';
  readonly from: number;
  readonly to: number;
}

/** The properties of a node that are compared. */
interface Compared {
  /** The whole node. */
  readonly key: string;
  /** Its kind, whatever it contains. Ids are left out, as those of tabs depend on their position. */
  readonly kind: string;
  readonly isBlank: boolean;
}

function describeNode(node: Node): Compared {
  return node instanceof Element
    ? { key: node.outerHTML, kind: `<${node.localName} ${node.getAttribute('class') ?? ''}`, isBlank: false }
    : { key: `${node.nodeType} ${node.nodeValue}`, kind: `${node.nodeType}`, isBlank: node.nodeValue?.trim() === '' };
}

/**
 * The steps from an old list to a new one, in order. Where a node is removed and another inserted at the same place,
 * this counts as a change.
 */
function compare(old: readonly Compared[], next: readonly Compared[]): Step[] {
  const steps: Step[] = [];
  let [from, to] = [0, 0];
  for (const [pairFrom, pairTo] of [...likeliestPairs(old, next), [old.length, next.length] as const]) {
    while (from < pairFrom && to < pairTo) steps.push({ kind: 'change', from: from++, to: to++ });
    while (from < pairFrom) steps.push({ kind: 'remove', from: from++, to });
    while (to < pairTo) steps.push({ kind: 'insert', from, to: to++ });
    if (pairFrom === old.length) continue;
    const kind = old[from]?.key === next[to]?.key ? 'keep' : 'change';
    steps.push({ kind, from: from++, to: to++ });
  }
  return steps;
}

/** Beyond this product of lengths, the nodes between common beginning and end are paired by position. */
const mostCompared = 4_000_000;

/** Index pairs of nodes that are the same or of the same kind, between common beginnings and ends. */
function likeliestPairs(old: readonly Compared[], next: readonly Compared[]): (readonly [number, number])[] {
  const shorter = Math.min(old.length, next.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start]?.key === next[start]?.key) start++;
  while (end < shorter - start && old[old.length - 1 - end]?.key === next[next.length - 1 - end]?.key) end++;
  const [rows, columns] = [old.length - end - start, next.length - end - start];
  const pairs = (count: number, one: number, other: number) =>
    Array.from({ length: count }, (_, index) => [one + index, other + index] as const);
  const [first, last] = [pairs(start, 0, 0), pairs(end, old.length - end, next.length - end)];
  if (rows * columns === 0 || rows * columns > mostCompared) return [...first, ...last];
  const middle = alignLists(old.slice(start, start + rows), next.slice(start, start + columns));
  return [...first, ...middle.map(([one, other]) => [one + start, other + start] as const), ...last];
}

/** Index pairs, in order in both lists, with the greatest total similarity. */
function alignLists(old: readonly Compared[], next: readonly Compared[]): (readonly [number, number])[] {
  const width = next.length + 1;
  const sums = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => sums[row * width + column] as number;
  const likeness = (row: number, column: number): number => likenessOf(old[row] as Compared, next[column] as Compared);
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--) {
      const like = likeness(row, column);
      const paired = like === 0 ? 0 : at(row + 1, column + 1) + like;
      sums[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  const found: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < old.length && column < next.length; ) {
    const like = likeness(row, column);
    if (like > 0 && at(row, column) === at(row + 1, column + 1) + like) found.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return found;
}

/** How likely one node is to have become another. Blank text says nothing about its surroundings. */
function likenessOf(old: Compared, next: Compared): number {
  if (old.key === next.key) return old.isBlank ? 1 : 16;
  return old.kind === next.kind ? 4 : 0;
}
