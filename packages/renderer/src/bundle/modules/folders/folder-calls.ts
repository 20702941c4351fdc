import { callAt } from './call-at.js';

/** The arguments of `require.context()`, which requests the modules of a folder. */
export interface FolderImport {
  /** The folder as written, including preceding loaders. */
  readonly folder: string;
  readonly isRecursive: boolean;
  readonly pattern: string;
  readonly flags: string;
  /** Whether modules are loaded on demand, which returns promises. */
  readonly mode: 'sync' | 'eager' | 'lazy';
}

const call = 'require.context';

/** The prefix of the names of modules that represent folders, before the arguments as JSON. */
export const folderScope = 'docsite-folder';

/**
 * Replaces each `require.context(folder, isRecursive, pattern, mode)` of webpack by an equivalent module. Calls whose
 * arguments are not literals are left unchanged; webpack cannot handle them either.
 */
export function expandFolderImports(code: string): string {
  let expanded = withoutCasts(code);
  for (let at = expanded.lastIndexOf(call); at !== -1; at = at === 0 ? -1 : expanded.lastIndexOf(call, at - 1)) {
    const found = readCall(expanded, at);
    if (found === undefined) continue;
    const name = JSON.stringify(`${folderScope}:${JSON.stringify(found.asked)}`);
    // keeps the numbers of the following lines
    const lines = lineBreaks(expanded.slice(at, found.end));
    expanded = `${expanded.slice(0, at)}require(${name}${lines})${expanded.slice(found.end)}`;
  }
  return expanded;
}

/**
 * Removes the casts of `(require as any).context(…)`, with which TypeScript accepts webpack's function; the lines of
 * the code stay.
 */
function withoutCasts(code: string): string {
  let plain = code;
  for (const { index, 0: begin } of [...code.matchAll(/\(\s*require\s+as\s/g)].reverse()) {
    const end = closingParenthesis(plain, index + begin.length);
    const member = /^\s*!?\s*\??\.\s*context(?=\s*\()/.exec(plain.slice(end));
    if (member === null) continue;
    const after = end + member[0].length;
    plain = plain.slice(0, index) + call + lineBreaks(plain.slice(index, after)) + plain.slice(after);
  }
  return plain;
}

/** The offset behind the parenthesis that closes the one opened before an offset. */
function closingParenthesis(code: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < code.length; at++) depth += { '(': 1, ')': -1 }[code.charAt(at)] ?? 0;
  return at;
}

function lineBreaks(code: string): string {
  return code.replace(/[^\n]/g, '');
}

function readCall(code: string, at: number): { readonly asked: FolderImport; readonly end: number } | undefined {
  const node = callAt(code, at);
  if (node?.type !== 'CallExpression') return undefined;
  const [folder, isRecursive = true, pattern = /^\.\/.*$/, mode = 'sync'] = node.arguments.map((argument) =>
    argument.type === 'Literal' ? argument.value : unknown,
  );
  if (typeof folder !== 'string' || typeof isRecursive !== 'boolean' || !(pattern instanceof RegExp)) return undefined;
  const { source, flags } = pattern;
  return { asked: { folder, isRecursive, pattern: source, flags, mode: modeOf(mode) }, end: node.end };
}

/** Stands for a value that is not a literal. */
const unknown = Symbol('unknown');

function modeOf(mode: unknown): FolderImport['mode'] {
  if (mode === 'eager') return 'eager';
  return String(mode).startsWith('lazy') ? 'lazy' : 'sync';
}
