import type { Metafile } from 'esbuild';
import { type CodeFile, readCode } from '../../liveness/read-code.js';
import { unreadCode } from '../../liveness/read-declarations.js';
import { packageOf } from '../packages/site-packages.js';

type Inputs = Metafile['outputs'][string]['inputs'];

/**
 * The maximum amount of package code in a file, in bytes, that is analysed. Beyond that, only the site's own code is.
 */
const mostOfPackages = 800_000;

/** Reads a file of a bundle, without its packages if they are large. */
export function readBundledCode(text: string, inputs: Inputs, isReact: (from: string) => boolean): CodeFile {
  const modules = new Set(Object.keys(inputs));
  if (bytesOfPackages(inputs) <= mostOfPackages) return readCode(text, { modules, isReact });
  const { code, skipped } = skipModules(text, modules, (module) => packageOf(module) !== undefined);
  try {
    return withUnread(readCode(code, { modules, isReact }), skipped);
  } catch {
    // not valid code without the rest, so nothing is known about it
    return withUnread(readCode('', { modules, isReact }), [...modules]);
  }
}

function bytesOfPackages(inputs: Inputs): number {
  const ofPackages = Object.entries(inputs).filter(([path]) => packageOf(path) !== undefined);
  return ofPackages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

/** A file of a bundle with some modules removed. */
interface PartlyRead {
  readonly code: string;
  /** The removed modules that may have effects when the file is loaded. */
  readonly skipped: readonly string[];
}

/**
 * Removes modules from a bundled file: each begins with a comment that names it. Imports of the file come before all
 * modules, and exports after them; exports that are no longer declared are removed, too.
 */
function skipModules(code: string, modules: ReadonlySet<string>, isSkipped: (module: string) => boolean): PartlyRead {
  const end = code.lastIndexOf('\nexport {') + 1;
  const [body, exported] = end === 0 ? [code, ''] : [code.slice(0, end), code.slice(end)];
  const [start = '', ...rest] = body.split(/^(?=\/\/ )/m);
  const [kept, left]: [string[], string[]] = [[start], []];
  const skipped: string[] = [];
  let isOut = false;
  for (const part of rest) {
    const module = part.slice(3, part.indexOf('\n'));
    if (modules.has(module)) {
      isOut = isSkipped(module);
      if (isOut && !isWrapped(part)) skipped.push(module);
    }
    (isOut ? left : kept).push(part);
  }
  const gone = declaredIn(left.join(''));
  const exports = exported.replace(/^ {2}([\w$]+)(?: as [^,\n]+)?,?\n/gm, (line, name: string) =>
    gone.has(name) ? '' : line,
  );
  return { code: kept.join('') + exports, skipped };
}

/** Whether a module is a CommonJS one, which only runs when it is required. */
function isWrapped(part: string): boolean {
  return /^(?:\/\/.*\n)+var [\w$]+ = __commonJS\(/.test(part);
}

/** Names declared at the start of lines. */
function declaredIn(code: string): ReadonlySet<string> {
  const declarations = code.matchAll(/^(?:var|let|const|class|(?:async )?function\*?) ([\w$]+(?:, [\w$]+)*)/gm);
  return new Set([...declarations].flatMap(([, names = '']) => names.split(', ')));
}

/** Treats removed modules as live if they have effects when loaded. */
function withUnread(file: CodeFile, modules: readonly string[]): CodeFile {
  const unread = modules.map((module) => unreadCode(module, packageOf(module)?.name ?? module));
  return { ...file, effects: [...file.effects, ...unread] };
}
