import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { messageOf, reasonOf } from '@docsite/core';
import { packageOf } from '../packages/site-packages.js';
import { olderModules } from '../theme/older-react.js';
import { exportHint, lackText } from './export-hint.js';

/** Why a server module cannot be loaded, or what it threw. */
export interface ThrownProblem {
  readonly reason: string;
  /** How to fix it. */
  readonly hint: string;
}

/**
 * Describes an error of a server module. An export that a module of React lacks is only noticed when Node links the
 * server modules, because esbuild does not bundle React for them.
 *
 * @param hint How to fix an error that code throws.
 */
export function thrownProblem(error: unknown, hint: string): ThrownProblem {
  const lack = lackingModule(error);
  if (lack === undefined) return { reason: reasonOf(error), hint: undefinedHint(error) ?? childHint(error) ?? hint };
  return { reason: lackText(importedName(lack.path), lack.name), hint: exportHint(lack.name, exportsOf(lack.path)) };
}

/** What to do about a name that is not defined, such as `window`; undefined for other errors. */
function undefinedHint(error: unknown): string | undefined {
  const [, name] = /^([\w$]+) is not defined/.exec(messageOf(error)) ?? [];
  if (name === undefined) return undefined;
  return ofBrowsers.has(name)
    ? `on the server there is no \`${name}\`: use it in an effect or an event handler, and load packages that need it there, with \`import()\``
    : `import or define \`${name}\`; in MDX, write \`\\{\` for a brace that is text`;
}

/** What to do about an object among the contents of an element. */
function childHint(error: unknown): string | undefined {
  return messageOf(error).startsWith('Objects are not valid as a React child')
    ? 'show a part of it, as in `{date.year}`, or its text: `{String(date)}`, `{JSON.stringify(data)}`'
    : undefined;
}

/** Globals of browsers that code often uses, and that Node 20 does not have. */
const ofBrowsers: ReadonlySet<string> = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'self',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestAnimationFrame',
  'addEventListener',
  'Element',
  'HTMLElement',
  'Image',
  'XMLHttpRequest',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'customElements',
]);

/** The CommonJS module, as an absolute path, that lacks an export, and the name of the export, in Node's message. */
function lackingModule(error: unknown): { readonly path: string; readonly name: string } | undefined {
  const message = /^Named export '(.+)' not found\. The requested module '(file:.+?)'/;
  const [, name, url] = message.exec(messageOf(error)) ?? [];
  return name === undefined || url === undefined ? undefined : { name, path: fileURLToPath(url) };
}

/** The name by which code imports a module of React. */
function importedName(path: string): string {
  const replaced = Object.entries(olderModules).find(([, file]) => file === path)?.[0];
  const slashed = path.replaceAll('\\', '/');
  const { folder = '', name = '' } = packageOf(slashed) ?? {};
  return replaced ?? name + slashed.slice(folder.length).replace(/(?:\/index)?\.[cm]?js$/, '');
}

/** The exports of a CommonJS module that has been loaded. */
function exportsOf(path: string): string[] {
  return Object.keys(createRequire(import.meta.url)(path) as object).filter((name) => !name.startsWith('__'));
}
