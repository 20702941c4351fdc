import { posix } from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import { vitePressOf } from '../../markdown/vitepress-in-mdx.js';
import type { ParseState } from '../../parse-state.js';
import { placeOfNode, sourceOfNode } from '../../tree/node-place.js';
import { walkMdast } from '../../tree/walk.js';
import { findBeside, findRegion, missingFile, missingRegion } from './beside-files.js';
import { readInfo } from './fences.js';

/** `<<< @/file.js#region{1,3 js:line-numbers} [label]`, as in the source code of VitePress. */
const snippet =
  /^<<<[ \t]*(\S.*?(?:\.([A-Za-z0-9]+))?)(?:#([\w-]+))?(?: ?\{(\d+(?:[,-]\d+)*)? ?([^\s}]+)? ?([^\s}]+)?\})? ?(?:\[(.+)\])?[ \t]*$/;

/**
 * Replaces lines such as `<<< @/snippets/lock.js#take{2} [lock.js]` with the code of the file.
 *
 * @param file The file of the tree.
 * @see https://vitepress.dev/guide/markdown#import-code-snippets
 */
export function readSnippets(tree: Root, file: string, state: ParseState): void {
  walkMdast(tree, (node, index, parent) => {
    const written = vitePressOf(node, 'snippet');
    if ((node.type !== 'paragraph' && written === undefined) || parent === undefined) return undefined;
    const source = written ?? sourceOfNode(node, state);
    if (!source.startsWith('<<<')) return undefined;
    const matches = source.split('\n').map((line) => snippet.exec(line.replace(/^[ \t>]+/, '')));
    if (!matches.every((match) => match !== null)) return undefined;
    const isNamed = (parent as { readonly name?: string }).name === 'code-group';
    const blocks = matches.map((match) => codeOf(match, { node, file, isNamed }, state));
    parent.children.splice(index, 1, ...blocks);
    return index + blocks.length;
  });
}

interface SnippetUse {
  readonly node: Nodes;
  readonly file: string;
  /** Whether the file name is shown if there is no label. */
  readonly isNamed: boolean;
}

function codeOf(match: RegExpExecArray, { node, file, isNamed }: SnippetUse, state: ParseState): Code {
  const [, path = '', extension = '', region, lines, language, attributes, label] = match;
  const title = label ?? (isNamed ? posix.basename(path) : undefined);
  const words = [
    `${language ?? extension}${lines === undefined ? '' : ` {${lines}}`}`,
    attributes,
    title && `[${title}]`,
  ];
  const [lang, meta] = readInfo(words.filter(Boolean).join(' '));
  const { position } = node;
  return {
    type: 'code',
    lang,
    meta,
    value: textOf({ path, region }, { node, file }, state),
    ...(position && { position }),
  };
}

function textOf(
  { path, region }: { readonly path: string; readonly region: string | undefined },
  { node, file }: Pick<SnippetUse, 'node' | 'file'>,
  state: ParseState,
): string {
  const place = placeOfNode(node, state);
  const found = findBeside(path, file, state);
  if (found === undefined) {
    state.problems.push({ rule: 'missing-import', ...missingFile(path, 'this line'), place });
    return '';
  }
  const lines = found.text.replace(/\n$/, '').split('\n');
  if (region === undefined) return lines.join('\n');
  const range = findRegion(lines, region);
  if (range !== undefined) return dedent(lines.slice(range[0], range[1] + 1).filter((line) => !isMark.test(line)));
  const problem = missingRegion(found.path, region, [`#region ${region}`, `#endregion ${region}`]);
  state.problems.push({ rule: 'missing-import', ...problem, place });
  return '';
}

/** A line that begins or ends another region. */
const isMark = /^[ \t]*(?:\/\/|\/\*+|<!--|#|--|%|;|::|REM)[ \t]*(?:#?(?:end)?region\b|ANCHOR(?:_END)?:)/i;

function dedent(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}
