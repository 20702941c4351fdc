import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturesIn, firstFound } from '@docsite/core';
import { moduleFile } from '../../load/plugin-file.js';
import type { Takeover } from '../../takeover.js';

/** The plugin's name, or the path of its main file, which replaces the name if the configuration was bundled. */
const contentPlugin = String.raw`['"](?:[^'"]*[\\/])?(@docusaurus[\\/]plugin-content-(?:docs|blog|pages))(?:[\\/][^'"]*)?['"]`;

/** The name where it is loaded; plugins that look for another one in the configuration compare it, too. */
const loadedPlugin = String.raw`\b(?:from|import|require(?:\.resolve)?)\s*\(?\s*${contentPlugin}`;

/** Imports of types, which load nothing: whole statements, types in JSDoc comments, and those in TypeScript. */
const typeImport = new RegExp(
  [
    String.raw`\bimport\s+type\b[^'"]*['"][^'"]*['"]`,
    String.raw`\bimport\s*\{\s*type\s[^,{}]*(?:,\s*type\s[^,{}]*)*,?\s*\}\s*from\s*['"][^'"]*['"]`,
    String.raw`\btypeof\s+import\([^)]*\)`,
    String.raw`\bimport\([^)]*\)\s*\.\s*[A-Z]`,
  ].join('|'),
  'g',
);

/** The identifier that bundling creates for an import of the plugin. */
const bundledName = /\b(?:import|require)_plugin_content_(docs|blog|pages)\d*\b/;

/** The content plugin wrapped by one of the site's own plugins; docsite reads its content itself. */
export function wrappedContent(module: unknown, takeover: Takeover): string | undefined {
  return typeof module === 'function' ? wrappedByFunction(String(module), takeover) : wrappedByFile(module, takeover);
}

function wrappedByFile(module: unknown, { siteDir }: Takeover): string | undefined {
  if (typeof module !== 'string' || !/^[./]/.test(module) || module.includes('node_modules')) return undefined;
  const file = moduleFile(module, 'plugin', siteDir);
  const text = file === undefined ? '' : readFileSync(file, 'utf8').replace(typeImport, '');
  return onlyReads(text) ? undefined : new RegExp(loadedPlugin).exec(text)?.[1];
}

/** The content plugin in a function's code, referred to directly or by an identifier bound in the configuration. */
function wrappedByFunction(text: string, takeover: Takeover): string | undefined {
  if (onlyReads(text)) return undefined;
  const named = new RegExp(loadedPlugin).exec(text)?.[1];
  if (named !== undefined) return named.replaceAll('\\', '/');
  const kind = bundledName.exec(text)?.[1];
  if (kind !== undefined) return `@docusaurus/plugin-content-${kind}`;
  const called = capturesIn(text, /\bawait\s+(?:\(0,\s*)?(\w+)(?:\.default)*\)?\s*\(/g);
  if (called.length === 0) return undefined;
  const file = join(takeover.siteDir, takeover.placeOf([]).file);
  const config = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return firstFound(called, (name) => boundTo(name, config));
}

/** The content plugin that an identifier refers to, as a whole or one of its members. */
function boundTo(name: string, text: string): string | undefined {
  const declared = String.raw`\b(?:const|let|var)\s+${name}\s*=\s*`;
  const from = [
    String.raw`\bimport\s+(?:\*\s*as\s+)?${name}\s+from\s*${contentPlugin}`,
    String.raw`${declared}require\(\s*${contentPlugin}`,
  ];
  const found = new RegExp(from.join('|')).exec(text)?.slice(1).find(Boolean);
  if (found !== undefined) return found;
  const other = new RegExp(String.raw`${declared}(\w+)\.default\b`).exec(text)?.[1];
  return other === undefined || other === name ? undefined : boundTo(other, text);
}

/** Whether a plugin creates content plugins only to read their content, so that their pages are not its own. */
function onlyReads(text: string): boolean {
  const made = capturesIn(text, /\b(?:const|let|var)\s+(\w+)\s*=\s*await\s+[\w.]+\(\s*\w*context\b/g);
  return made.length > 0 && made.every((name) => usesOf(text, name).every((use) => use === 'loadContent'));
}

/**
 * The members accessed wherever an identifier occurs after its declaration; empty strings where the identifier itself
 * is used.
 */
function usesOf(text: string, name: string): string[] {
  return capturesIn(text, new RegExp(String.raw`(?<![\w$])${name}(?![\w$])(?!\s*=[^=])(?:\s*\.\s*(\w+))?`, 'g'));
}
