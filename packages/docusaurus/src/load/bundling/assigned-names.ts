import { readFile } from 'node:fs/promises';
import { capturesIn } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { prependCode } from './prepend-code.js';

/**
 * Lets a CommonJS module, a configuration or a plugin, assign undeclared names, because Docusaurus runs it without
 * strict mode: `__webpack_public_path__ = '/docs/'`.
 *
 * @param file Absolute.
 */
export function assignedNames(file: string): Plugin {
  return {
    name: 'assigned-names',
    async setup({ initialOptions }) {
      const names = namesAssignedIn(await readFile(file, 'utf8'));
      prependCode(initialOptions, names.map((name) => `globalThis.${name}??=undefined;`).join(''));
    },
  };
}

/** The undeclared names that a CommonJS module assigns at the start of a line or condition. */
function namesAssignedIn(text: string): string[] {
  if (/^(?:import|export)\b/m.test(text)) return [];
  const assigned = capturesIn(
    text,
    /(?:^[ \t]*(?:\/\*.*?\*\/[ \t]*)?|\b(?:if|while)[ \t]*\([ \t(]*)([A-Za-z_$][\w$]*)[ \t]*=(?![=>])/gm,
  );
  const isDeclared = (name: string) =>
    new RegExp(
      String.raw`\b(?:var|let|const|function|class)\b[^;=]*(?<![\w$])${name.replaceAll('$', '\\$')}(?![\w$])`,
    ).test(text);
  return [...new Set(assigned)].filter((name) => name !== 'module' && name !== 'exports' && !isDeclared(name));
}
