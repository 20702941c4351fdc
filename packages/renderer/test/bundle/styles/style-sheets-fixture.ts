import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BundlingRules, Finding, PostcssHook, SelectorAliases } from '@docsite/core';
import { makeFolder } from '../../../../../tests/folder.js';
import { chunkName } from '../../../src/live/live-pages.js';
import { bundleSite, fileAt, optionsIn, theme } from '../bundle-fixture.js';

const require = createRequire(import.meta.url);
const sass = dirname(require.resolve('sass'));
const less = dirname(dirname(require.resolve('less')));

interface Given {
  readonly files: Readonly<Record<string, string>>;
  readonly styles?: readonly string[];
  readonly pages?: readonly string[];
  readonly selectors?: SelectorAliases;
  readonly postcssHooks?: readonly PostcssHook[];
  readonly bundling?: BundlingRules;
}

/** Installs Sass and Less for a site. */
export function installCompilers(siteDir: string): void {
  mkdirSync(join(siteDir, 'node_modules'), { recursive: true });
  symlinkSync(sass, join(siteDir, 'node_modules/sass'));
  symlinkSync(less, join(siteDir, 'node_modules/less'));
}

/**
 * Bundles a site with Sass and Less installed. Returns the global styles, those of the first page, and the findings.
 */
export async function bundle({ files, styles = [], pages = [], selectors, postcssHooks, bundling }: Given) {
  const site = Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text]));
  const folder = makeFolder({ ...theme, ...site });
  installCompilers(join(folder, 'site'));
  const live = pages.map((source) => ({ source, name: chunkName(source) }));
  const options = { ...optionsIn(folder, live), styles, ...(selectors && { selectors }), postcssHooks, bundling };
  const { bundle: made, findings } = await bundleSite(options);
  const text = (urls: readonly string[] = []) => (made ? urls.map((url) => fileAt(made, url)).join('') : '');
  return {
    styles: text(made?.styles),
    pageStyles: text(made?.pageStyles[pages[0] ?? '']),
    findings: findings.map(described),
    hinted: findings.map((finding) => `${described(finding)}: ${finding.hint}`),
  };
}

function described({ file, line, column, message }: Finding): string {
  return `${file}:${line}:${column} ${message}`;
}
