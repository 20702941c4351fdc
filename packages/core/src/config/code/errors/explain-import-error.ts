import { posix } from 'node:path';
import type { Message } from 'esbuild';
import type { Place } from '../../../diagnostic.js';
import { errorCode } from '../../../process/files/error-code.js';
import { JsonError } from '../../../text/json-text.js';
import { unreadFile } from '../missing-files.js';
import { installCommandOf } from '../packages/install-command.js';
import { withoutPlaces } from '../place-names.js';
import { hintOfSyntax } from './syntax-hint.js';
import { thrownPlace } from './trace-thrown.js';

/** Why `importModule` failed, and where. */
export interface ImportFailure extends Place {
  readonly reason: string;
}

/** Errors of the system that are about the machine or the process, not about a module. */
const ofMachine = new Set(['EDQUOT', 'ENOSPC', 'EROFS', 'ERR_ACCESS_DENIED']);

/**
 * Explains why `importModule` failed and, as far as known, where: in the module or in one of its imports. Throws an
 * error that is not the module's, such as that its code cannot be written before it runs.
 *
 * @param file The module, relative to the site folder.
 */
export function explainImportError(error: unknown, file: string): ImportFailure {
  if (ofMachine.has(errorCode(error))) throw error;
  if (error instanceof JsonError) return { reason: error.message, file, line: error.line, column: error.column };
  // modules may throw any value
  const { errors, message } = (error ?? {}) as { readonly errors?: readonly Message[]; readonly message?: unknown };
  const first = Array.isArray(errors) ? (errors[0] as Message | undefined) : undefined;
  const thrown = first === undefined ? placeOfThrow(error, file) : undefined;
  const { line, column } = first?.location ? withoutPlaces(first.location) : { line: 1, column: 0 };
  const unread = first && unreadFile(first);
  const unresolved = unread && `Could not resolve "${unread.name}"`;
  const reason = unresolved ?? first?.text ?? (typeof message === 'string' ? message : `it throws ${String(error)}`);
  // if a required module is missing, Node names the file that requires it, which is where the finding belongs
  const place = thrown ?? { file: fileOfFailure(first, file), line, column: column + 1 };
  return { reason: reason.replace(/\nRequire stack:[\s\S]*/, ''), ...place };
}

/**
 * How to fix an import error, if the reason given by `explainImportError` is enough to tell.
 *
 * @param siteDir Absolute.
 */
export function hintOfImport(reason: string, siteDir: string): string | undefined {
  const name = missingModuleOf(reason) ?? /^it uses the package '([^']+)'/.exec(reason)?.[1] ?? '';
  const [library] = /^(?:@[\w.~-]+\/)?\w[\w.~-]*/.exec(name) ?? [];
  if (/^[./]/.test(name)) return 'there is no such file; the path is relative to the file that imports it';
  if (library !== undefined)
    return `install it: ${installCommandOf(siteDir, [library])}; the path of a file begins with \`./\``;
  if (reason.endsWith('has no default export')) return 'write `export default` before the object';
  if (reason.includes('is not defined in ES module scope'))
    return 'write `import` and `export default`, or give the name of the file the ending `.cjs`';
  return hintOfSyntax(reason);
}

/** The name of the module that could not be found, if that is the reason given by `explainImportError`. */
export function missingModuleOf(reason: string): string | undefined {
  return /^(?:Could not resolve|Cannot find (?:package|module)) ["']([^"']+)["']/.exec(reason)?.[1];
}

/**
 * Where an error of a module was thrown, as far as it was traced: in the module or in one of its imports.
 *
 * @param file The module, relative to the site folder.
 */
export function placeOfThrow(error: unknown, file: string): Place | undefined {
  const thrown = thrownPlace(error);
  return thrown && { ...thrown, file: posix.join(posix.dirname(file), thrown.file), column: thrown.column + 1 };
}

/**
 * The file that a message is about: esbuild's paths are relative to the module's folder, except for virtual modules of
 * plugins.
 */
function fileOfFailure(message: Message | undefined, file: string): string {
  const named = message?.location?.file;
  const isMadeUp = named === undefined || named === '<stdin>' || /^[\w-]{2,}:/.test(named);
  return isMadeUp ? file : posix.join(posix.dirname(file), named);
}
