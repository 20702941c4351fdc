import { SourceMap } from 'node:module';
import { extname } from 'node:path';
import { parse, type Token } from 'acorn';
import { type Loader, transform } from 'esbuild';
import { scriptEnding } from '../../process/files/file-endings.js';
import { browserFunctions } from './browser-only/browser-functions.js';
import { type FoundName, findSurroundings, findUnsteady, type RunManner } from './changing-names.js';

/** A name used in code. */
export interface NamedCode {
  /** 1-based. */
  readonly line: number;
  readonly code: string;
}

/**
 * The first use of a name in a file's code that may differ in another run; undefined if only strings, comments and
 * functions that React calls in browsers contain such names.
 */
export function findUnsteadyCode(file: string, code: string, manner: RunManner): Promise<NamedCode | undefined> {
  return findInCode(file, code, (text) => findUnsteady(text, manner));
}

/** Like `findUnsteadyCode`, but ignores the clock and random numbers. */
export function findSurroundingCode(file: string, code: string): Promise<NamedCode | undefined> {
  return findInCode(file, code, findSurroundings);
}

type Find = (text: string) => FoundName | undefined;

async function findInCode(file: string, code: string, find: Find): Promise<NamedCode | undefined> {
  const written = find(code);
  if (written === undefined) return undefined;
  // if the code cannot be parsed, the name counts wherever it occurs
  const names = (await namesIn(file, code)) ?? { text: code, lineAt: (index) => lineAt(code, index) };
  const found = find(names.text);
  return found && { line: names.lineAt(found.index), code: found.code };
}

/** Code of a file in which only names, and what connects them, are left. */
interface Names {
  readonly text: string;
  /** The line in the file of a character of `text`, 1-based. */
  readonly lineAt: (index: number) => number;
}

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts' };

/** The names in code that runs on the server; undefined if the code cannot be parsed. */
async function namesIn(file: string, code: string): Promise<Names | undefined> {
  try {
    const loader = loaders[extname(file)] ?? (scriptEnding.test(file) ? 'jsx' : 'tsx');
    const settings = { jsx: 'automatic', sourcemap: 'external', logLevel: 'silent' } as const;
    const { code: plain, map } = await transform(code, { ...settings, loader });
    const tokens: Token[] = [];
    const program = parse(plain, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
    const inBrowser = browserFunctions(program);
    const isRun = ({ start }: Token): boolean => !inBrowser.some((range) => range.start <= start && start < range.end);
    const named = tokens.filter((token) => !texts.test(token.type.label) && isRun(token));
    return { text: withOnly(named, plain), lineAt: lineBefore(plain, map) };
  } catch {
    return undefined;
  }
}

const texts = /^(?:string|template|regexp)$/;

/** Code with everything but some tokens replaced by spaces. */
function withOnly(tokens: readonly Token[], code: string): string {
  let text = '';
  for (const { start, end } of tokens) text += blank(code.slice(text.length, start)) + code.slice(start, end);
  return text;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Returns a function that finds the line, before esbuild has transformed the code, of a character of its output. */
function lineBefore(code: string, map: string): Names['lineAt'] {
  return (index) => {
    const line = lineAt(code, index);
    const column = index - (code.lastIndexOf('\n', index - 1) + 1);
    const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column);
    return 'originalLine' in entry ? entry.originalLine + 1 : line;
  };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
