import type { DocsConfig } from '@docsite/core';
import { UsageError } from '../report/errors/usage-error.js';

const hint = 'choose a name such as 2.0';

/**
 * Throws a `UsageError` if a new version of these docs cannot have a name, which becomes a folder, also on Windows, and
 * a part of addresses.
 */
export function requireVersionName(name: string, { lastVersion, versions }: DocsConfig): void {
  if (name === 'current') throw new UsageError("'current' is the docs folder itself", hint);
  const problem = nameProblem(name);
  if (problem !== undefined)
    throw new UsageError(`'${name}' cannot be the name of a version: ${problem}`, `${hint}; it becomes a folder`);
  if (lastVersion === 'current' || versions[name]?.path !== undefined) return;
  if (name === (versions.current?.path ?? 'next'))
    throw new UsageError(`'${name}' is the address of the docs folder itself once there are versions`, hint);
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'it is empty';
  const [forbidden] = /[\s\p{Cc}/\\:*?"<>|#%]/u.exec(name) ?? [];
  if (forbidden !== undefined) return `it contains ${shown(forbidden)}`;
  if (name.length > 64) return 'it is longer than 64 characters';
  return /^\.|\.$/.test(name) ? 'it begins or ends with a dot' : undefined;
}

function shown(character: string): string {
  if (/\s/.test(character)) return 'a space';
  return /\p{Cc}/u.test(character) ? 'a control character' : `'${character}'`;
}
