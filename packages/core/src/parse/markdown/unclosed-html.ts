import type { Nodes, Root } from 'mdast';
import { voidElement } from '../../html/void-element.js';
import { placeWithin, sourceOfNode } from '../node-place.js';
import type { ParseState } from '../parse-state.js';
import { walkMdast } from '../walk.js';

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

/** Where an element begins: a node, and the offset in its source. */
interface Opening {
  readonly name: string;
  readonly spot: readonly [Nodes, number];
}

/** The elements that are open at some point of a file. */
interface OpenElements {
  /** Outermost first. */
  readonly open: Opening[];
  /** Names of elements that were reported where an outer one ended, and may still have an end. */
  readonly reported: string[];
}

/** Reports HTML elements and comments of a file read as CommonMark that are not closed, or closed without an opening. */
export function findUnclosedHtml(tree: Root, text: string, state: ParseState): void {
  if (!/<[a-zA-Z/!]/.test(text)) return;
  const elements: OpenElements = { open: [], reported: [] };
  walkMdast(tree, (node) => {
    if (node.type === 'html') readTags(node, elements, state);
    return undefined;
  });
  for (const opening of elements.open) reportOpen(opening, state);
}

function readTags(node: Nodes, elements: OpenElements, state: ParseState): void {
  const source = sourceOfNode(node, state).replace(opaque, (part) => part.replace(/[^\n]/g, ' '));
  const comment = source.indexOf('<!--');
  if (comment !== -1)
    report('a comment is not closed: all that follows is hidden', 'end it with `-->`', [node, comment], state);
  const shown = comment === -1 ? source : source.slice(0, comment);
  for (const { 1: slash, 2: written = '', 3: rest = '', index } of shown.matchAll(tag)) {
    const name = written.toLowerCase();
    if (voidElement.test(name) || optionalEnds.has(name) || isComponent(written)) continue;
    if (slash === '/') close({ name, spot: [node, index] }, elements, state);
    else if (!rest.endsWith('/') || neverWhole.has(name)) elements.open.push({ name, spot: [node, index] });
  }
}

/** Whether a name is that of a component, which another rule reports, and not an element in capitals. */
function isComponent(name: string): boolean {
  return /^[A-Z].*[a-z]/.test(name);
}

/** Closes the innermost element of a name; those within it that are still open are reported. */
function close({ name, spot }: Opening, { open, reported }: OpenElements, state: ParseState): void {
  const at = open.findLastIndex((opening) => opening.name === name);
  if (at !== -1) {
    for (const inner of open.splice(at).slice(1)) {
      reportOpen(inner, state);
      reported.push(inner.name);
    }
  } else if (reported.includes(name)) reported.splice(reported.indexOf(name), 1);
  else report(`</${name}> closes nothing`, 'remove it, or write the tag that begins the element', spot, state);
}

function reportOpen({ name, spot }: Opening, state: ParseState): void {
  const hint = `write \`</${name}>\` where it ends, or \`&lt;\` for a plain \`<\``;
  report(`<${name}> is not closed`, hint, spot, state);
}

function report(message: string, hint: string, [node, offset]: Opening['spot'], state: ParseState): void {
  state.problems.push({ rule: 'unclosed-html', message, hint, place: placeWithin(node, offset, state) });
}
