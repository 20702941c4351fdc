import type { Metafile } from 'esbuild';
import { type CodeFile, readCode } from '../liveness/read-code.js';
import { unreadCode } from '../liveness/read-declarations.js';
import { packageOf } from './site-packages.js';

type Inputs = Metafile['outputs'][string]['inputs'];

/**
 * The most code of packages in a file, in bytes, that is read to find out what it does. Of more, the site's own is read
 * alone.
 */
const mostOfPackages = 800_000;

/** Reads a file of a bundle, without its packages where they are large. */
export function readBundledCode(text: string, inputs: Inputs, isReact: (from: string) => boolean): CodeFile {
  const modules = new Set(Object.keys(inputs));
  if (bytesOfPackages(inputs) <= mostOfPackages) return readCode(text, { modules, isReact });
  const { code, skipped } = skipModules(text, modules, (module) => packageOf(module) !== undefined);
  try {
    return withUnread(readCode(code, { modules, isReact }), skipped);
  } catch {
    // without the rest it is no code: none of it is known
    return withUnread(readCode('', { modules, isReact }), [...modules]);
  }
}

function bytesOfPackages(inputs: Inputs): number {
  const ofPackages = Object.entries(inputs).filter(([path]) => packageOf(path) !== undefined);
  return ofPackages.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

/** A file of a bundle without the modules that are not read. */
interface PartlyRead {
  readonly code: string;
  /** The modules that were left out and may run something when the file is loaded. */
  readonly skipped: readonly string[];
}

/**
 * Leaves modules out of a file of a bundle: each begins with a comment that names it. What the file imports comes
 * before all of them, what it exports after; of these exports those are left out, too, that are declared no more.
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

/** Whether a module is one of CommonJS, which runs when another asks for it. */
function isWrapped(part: string): boolean {
  return /^(?:\/\/.*\n)+var [\w$]+ = __commonJS\(/.test(part);
}

/** Names of what is declared at the beginnings of lines. */
function declaredIn(code: string): ReadonlySet<string> {
  const declarations = code.matchAll(/^(?:var|let|const|class|(?:async )?function\*?) ([\w$]+(?:, [\w$]+)*)/gm);
  return new Set([...declarations].flatMap(([, names = '']) => names.split(', ')));
}

/** Has modules that were not read count as live where they run something when they are loaded. */
function withUnread(file: CodeFile, modules: readonly string[]): CodeFile {
  const unread = modules.map((module) => unreadCode(module, packageOf(module)?.name ?? module));
  return { ...file, effects: [...file.effects, ...unread] };
}
