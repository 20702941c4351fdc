import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainImportError, finding, hintOfImport, importExports, propertiesOf } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { missingPackages } from '../load/bundling/missing-packages.js';
import { prependCode } from '../load/bundling/prepend-code.js';
import type { Takeover } from '../takeover.js';

const fileName = 'babel.config.js';

/** Presets for syntax that docsite's bundler compiles anyway: Docusaurus's own preset, newer syntax, JSX and types. */
const usual = /(?:^|[\\/])@docusaurus[\\/](?:core[\\/]lib[\\/])?babel\b|@babel[\\/]preset-(?:env|react|typescript)\b/;

/**
 * Reports the Babel presets and plugins of a site as left out, because docsite does not run Babel. A file that cannot
 * be loaded is a finding: it is most likely broken.
 *
 * @param siteConfig As passed to plugins.
 */
export async function leaveBabel(siteConfig: Readonly<Record<string, unknown>>, takeover: Takeover): Promise<void> {
  const file = join(takeover.siteDir, fileName);
  if (hasOtherCompiler(siteConfig) || !existsSync(file)) return;
  try {
    if (isUsual(readFileSync(file, 'utf8'))) return;
    const names = namesIn(await evaluate(file, takeover)).filter((name) => !usual.test(name));
    if (names.length > 0) takeover.leaves(`${names.join(' and ')} of ${fileName}, as code is not compiled by Babel`);
  } catch (error) {
    const { reason, ...place } = explainImportError(error, fileName);
    const message = `'${fileName}' cannot be loaded: ${reason}`;
    takeover.findings.push(finding('unread-file', place, message, hintOfImport(reason, takeover.siteDir)));
  }
}

/** Whether Docusaurus is configured not to use Babel. */
function hasOtherCompiler({ webpack, future }: Readonly<Record<string, unknown>>): boolean {
  const { jsLoader = 'babel' } = propertiesOf(webpack);
  const { faster } = (future ?? {}) as { readonly faster?: { readonly swcJsLoader?: boolean } };
  return jsLoader !== 'babel' || faster?.swcJsLoader === true;
}

/** Whether a file only contains such presets, like the file of a new site. It is then not evaluated. */
function isUsual(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts = [...code.matchAll(/(["'`])(.*?)\1/g)].map(([, , inner = '']) => inner);
  return texts.length > 0 && texts.every((inner) => usual.test(inner));
}

interface BabelConfig {
  readonly presets?: readonly unknown[];
  readonly plugins?: readonly unknown[];
}

async function evaluate(file: string, { observation }: Takeover): Promise<BabelConfig> {
  const plugins = [namesAsWritten, missingPackages(() => {})];
  const { exports } = await importExports(file, { observation, plugins });
  const value = exports.default ?? exports;
  const made = typeof value === 'function' ? await observation.watch(() => value(babelApi)) : value;
  return (made ?? {}) as BabelConfig;
}

/** Makes `require.resolve()` return names as written, whether packages are installed or not. */
const namesAsWritten: Plugin = {
  name: 'names-as-written',
  setup({ initialOptions }) {
    initialOptions.define = { ...initialOptions.define, 'require.resolve': '__docsite_written_name' };
    prependCode(initialOptions, 'const __docsite_written_name=(name)=>name;');
  },
};

/** The API that Babel passes to configurations that are functions, in a build for browsers. */
const babelApi = {
  version: '7.0.0',
  assertVersion: () => {},
  cache: Object.assign(() => {}, { forever: () => {}, never: () => {}, using: () => {}, invalidate: () => {} }),
  env: (names?: string | readonly string[]) =>
    names === undefined ? 'production' : [names].flat().includes('production'),
  caller: (ask: (caller: object) => unknown) => ask({ name: 'client' }),
};

function namesIn({ presets = [], plugins = [] }: BabelConfig): string[] {
  const entries = [...presets, ...plugins].map((entry) => [entry].flat()[0]);
  const names = entries.map((entry) => (typeof entry === 'string' ? entry : (entry as { name?: string }).name));
  return [...new Set(names.map((name) => name || 'a function'))];
}
