import { extname } from 'node:path';
import { tokenizer } from 'acorn';
import { type Loader, transform } from 'esbuild';
import { scriptEnding } from '../../process/file-endings.js';
import { findSurroundings, findUnsteady, type NamedCode, type RunManner } from './changing-names.js';

/**
 * The first use of a name in a file's code that may differ in another run; undefined if only strings and comments
 * contain such names.
 */
export function findUnsteadyCode(file: string, code: string, manner: RunManner): Promise<NamedCode | undefined> {
  return findInCode(file, code, (text) => findUnsteady(text, manner));
}

/** Like `findUnsteadyCode`, but ignores the clock and random numbers. */
export function findSurroundingCode(file: string, code: string): Promise<NamedCode | undefined> {
  return findInCode(file, code, findSurroundings);
}

type Find = (text: string) => NamedCode | undefined;

async function findInCode(file: string, code: string, find: Find): Promise<NamedCode | undefined> {
  const found = find(code);
  if (found === undefined) return undefined;
  const names = await namesIn(file, code);
  // if the code cannot be parsed, the name counts wherever it occurs
  return names === undefined || find(names) !== undefined ? found : undefined;
}

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts' };

/** Code without its strings, comments and regular expressions; undefined if it cannot be parsed. */
async function namesIn(file: string, code: string): Promise<string | undefined> {
  try {
    const loader = loaders[extname(file)] ?? (scriptEnding.test(file) ? 'jsx' : 'tsx');
    const { code: plain } = await transform(code, { loader, jsx: 'automatic', logLevel: 'silent' });
    const tokens = [...tokenizer(plain, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })];
    const named = tokens.filter(({ type }) => !texts.test(type.label));
    return named.map(({ start, end }) => plain.slice(start, end)).join(' ');
  } catch {
    return undefined;
  }
}

const texts = /^(?:string|template|regexp)$/;
