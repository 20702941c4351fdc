import type { Nodes, Root } from 'mdast';
import { voidElement } from '../../html/void-element.js';
import type { ParseProblem } from '../document.js';
import type { ParseState } from '../parse-state.js';
import { placeWithin, type Spot, sourceOfNode } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';

/** Elements whose end may be left out in HTML. */
const optionalEnds: ReadonlySet<string> = new Set(
  'body caption colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr'.split(' '),
);
/** Elements that JSX closes with a slash, and HTML does not. */
const neverWhole: ReadonlySet<string> = new Set(
  'a article aside b blockquote center code details div em i main nav pre section span strong table u ul ol'.split(' '),
);
/** Closed comments, instructions such as those of PHP, and elements whose content is not markup. */
const opaque = /<!--[\s\S]*?-->|<\?[\s\S]*?(?:\?>|$)|<(pre|script|style|svg|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/** Where an element begins. */
interface Opening {
  readonly name: string;
  readonly spot: Spot;
}

/** The elements that are open at some point of a file. */
interface OpenElements {
  /** Outermost first. */
  readonly open: Opening[];
  /** How many of them have each name. */
  readonly counts: Map<string, number>;
  /** Names of elements that were reported where an outer one ended, and may still have an end. */
  readonly reported: string[];
}

/** Reports HTML of a file read as CommonMark that is not closed, or closed without being open. */
export function findUnclosedHtml(tree: Root, text: string, state: ParseState): void {
  if (!/<[a-zA-Z/!]/.test(text)) return;
  const elements: OpenElements = { open: [], counts: new Map(), reported: [] };
  walkMdast(tree, (node) => {
    if (node.type === 'html') readTags(node, elements, state);
    return undefined;
  });
  reportOpen(elements.open, state);
}

function readTags(node: Nodes, elements: OpenElements, state: ParseState): void {
  const source = sourceOfNode(node, state).replace(opaque, (part) => part.replace(/[^\n]/g, ' '));
  const comment = source.indexOf('<!--');
  if (comment !== -1)
    report(
      { message: 'a comment is not closed: all that follows is hidden', hint: 'end it with `-->`' },
      [node, comment],
      state,
    );
  const shown = comment === -1 ? source : source.slice(0, comment);
  for (const { 1: slash, 2: written = '', 3: rest = '', index } of shown.matchAll(tag)) {
    const name = written.toLowerCase();
    if (voidElement.test(name) || optionalEnds.has(name) || isComponent(written)) continue;
    if (slash === '/') close({ name, spot: [node, index] }, elements, state);
    else if (!rest.endsWith('/') || neverWhole.has(name)) {
      elements.open.push({ name, spot: [node, index] });
      elements.counts.set(name, (elements.counts.get(name) ?? 0) + 1);
    }
  }
}

/** Whether a name is that of a component, which another rule reports, and not an element in capitals. */
function isComponent(name: string): boolean {
  return /^[A-Z].*[a-z]/.test(name);
}

/** Closes the innermost element of a name; those within it that are still open are reported. */
function close({ name, spot }: Opening, { open, counts, reported }: OpenElements, state: ParseState): void {
  if (!counts.get(name)) {
    if (reported.includes(name)) reported.splice(reported.indexOf(name), 1);
    else report({ message: `</${name}> closes nothing`, hint: unopenedHint }, spot, state);
    return;
  }
  const inner: Opening[] = [];
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    counts.set(last.name, (counts.get(last.name) ?? 0) - 1);
    if (last.name === name) break;
    inner.push(last);
  }
  reportOpen(inner.reverse(), state);
  reported.push(...new Set(inner.map((opening) => opening.name)));
}

/** Reports elements that are not closed; those of one name that begin in one piece of HTML have one cause. */
function reportOpen(open: readonly Opening[], state: ParseState): void {
  for (const [index, { name, spot }] of open.entries()) {
    const before = open[index - 1];
    if (before?.name === name && before.spot[0] === spot[0]) continue;
    const hint = `write \`</${name}>\` where it ends, or \`&lt;\` for a plain \`<\``;
    report({ message: `<${name}> is not closed`, hint }, spot, state);
  }
}

const unopenedHint = 'remove it, or write the tag that begins the element';

function report(problem: Pick<ParseProblem, 'message' | 'hint'>, [node, offset]: Spot, state: ParseState): void {
  state.problems.push({ rule: 'unclosed-html', ...problem, place: placeWithin(node, offset, state) });
}
