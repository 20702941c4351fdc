import type { Nodes, Root } from 'mdast';
import { builtInComponents } from '../facts/components.js';
import { foreignComponentHint } from '../facts/foreign-components.js';
import type { ParseState } from '../parse-state.js';
import { placeWithin, type Spot, sourceOfNode } from '../tree/node-place.js';
import { walkMdast } from '../tree/walk.js';

/** A cheap test that spares most files the traversal of their trees. */
const mayHoldMdx = /<[A-Z]|\{\/\*|^ {0,3}(?:import|export)\s/m;

const esm =
  /^(?:import\s+(?:[\w$*{][^'"]*?\s+from\s+)?(?:'[^'\n]+'|"[^"\n]+")|export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|(?:default\s+)?(?:async\s+)?(?:function|class)\b|default\s+[({[<]|\{[^}]*\}|\*\s+from\s))/;
const comment = /\{\/\*[\s\S]*?\*\/\}/g;
const tag = /<([A-Z][\w.]*)(?=[\s/>])/g;
/** Comments, and elements whose content is not parsed as HTML. */
const opaque = /<!--[\s\S]*?(?:-->|$)|<(pre|script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Elements that may be written in capitals, as was once common. */
const htmlNames = new Set(
  (
    'a abbr address area article aside audio b base big blockquote body br button caption center cite code col dd del details dfn ' +
    'dir div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ' +
    'ins kbd label legend li link main map mark menu meta nav nobr object ol option p param picture pre q s samp script section ' +
    'select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr tt u ul var video wbr'
  ).split(' '),
);

/** Reports MDX syntax in a file read as CommonMark, where it is text or meaningless HTML. */
export function findMdxInMarkdown(tree: Root, text: string, state: ParseState): void {
  if (!mayHoldMdx.test(text)) return;
  walkMdast(tree, (node, _index, parent) => {
    if (node.type === 'paragraph' && parent?.type === 'root') findEsm(node, state);
    if (node.type === 'html') findComponents(node, state);
    if (node.type === 'text' && node.value.includes('{/*')) findComments(node, state);
    return undefined;
  });
}

function findEsm(node: Nodes, state: ParseState): void {
  const word = esm.exec(sourceOfNode(node, state))?.[0].slice(0, 6);
  if (word === undefined) return;
  report({ message: `'${word}' is text in a .md file`, remedy: 'put it in backticks' }, [node, 0], state);
}

function findComments(node: Nodes, state: ParseState): void {
  const found = { message: "a comment in '{/* */}' is text in a .md file", remedy: 'write `<!-- -->` or `{#id}`' };
  for (const match of sourceOfNode(node, state).matchAll(comment)) report(found, [node, match.index], state);
}

function findComponents(node: Nodes, state: ParseState): void {
  const source = sourceOfNode(node, state).replace(opaque, (part) => part.replace(/[^\n]/g, ' '));
  for (const match of source.matchAll(tag)) {
    const name = match[1] as string;
    if (htmlNames.has(name.toLowerCase()) && !builtInComponents.includes(name)) continue;
    const message = `<${name}> is an unknown HTML element in a .md file`;
    const remedy = foreignComponentHint(name) ?? 'write `&lt;` for a plain `<`';
    report({ message, remedy }, [node, match.index], state);
  }
}

/** Syntax of MDX, and what to do if the file is not meant to be MDX. */
interface MdxFound {
  readonly message: string;
  readonly remedy: string;
}

function report({ message, remedy }: MdxFound, [node, offset]: Spot, state: ParseState): void {
  state.problems.push({
    rule: 'mdx-in-markdown',
    message,
    hint: `rename the file to .mdx or set 'markdown.format' to 'mdx' if this is MDX; otherwise ${remedy}`,
    place: placeWithin(node, offset, state),
  });
}
