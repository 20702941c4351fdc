import { existsSync, readFileSync, statSync } from 'node:fs';
import { explainFileError } from './errors/file-error.js';
import { UsageError } from './errors/usage-error.js';

/** What options make docsite write, and how such files begin or end. */
const kinds = {
  report: [
    /^no findings\s*$/,
    /\neach rule is described at \S+\s*$/,
    /\n::endgroup::\s*$/,
    /^\{\s*"version": \d+,\s*"docsite": "/,
    /^\{\s*"\$schema": "[^"]*\bsarif\b[^{]*"runs": \[\s*\{\s*"tool": \{\s*"driver": \{\s*"name": "docsite"/,
    /^(?:<\?xml[^>]*>\s*)?<testsuites name="docsite"/,
  ],
  profile: [/^\{\s*"version": \d+,\s*"command": "/],
} as const satisfies Record<string, readonly RegExp[]>;

/** The options of a command that name a file to write. */
export interface NamedFiles {
  readonly outputFile?: string | undefined;
  readonly profileFile?: string | undefined;
}

/** Throws a `UsageError` if a command would overwrite a file that docsite has not written, such as a document. */
export function refuseOverwriting({ outputFile, profileFile }: NamedFiles): void {
  if (outputFile !== undefined) refuse(outputFile, 'report');
  if (profileFile !== undefined) refuse(profileFile, 'profile');
}

function refuse(path: string, kind: keyof typeof kinds): void {
  const text = readText(path).replace(/^\uFEFF/, '');
  if (text.trim() === '' || kinds[kind].some((mark) => mark.test(text))) return;
  throw new UsageError(
    `'${path}' exists and is not a ${kind} by docsite, so it is not overwritten`,
    'name another file, or delete this one',
  );
}

/** The text of a file; empty if there is none, or a device or a folder, which cannot be lost. */
function readText(path: string): string {
  try {
    return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  } catch (error) {
    throw explainFileError(error, path, 'read');
  }
}
