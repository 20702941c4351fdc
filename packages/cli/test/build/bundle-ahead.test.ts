import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '@docsite/core';
import type { BundleOptions } from '@docsite/renderer';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { assembleLocale } from '../../dist/build/assemble/assemble-locale.js';
import { createDiagramChecker } from '../../dist/diagrams/diagrams.js';
import { OutputFolder } from '../../dist/output/output-folder.js';
import { parseSettings } from '../../dist/workers/worker/parse-settings.js';
// a worker starts its thread from a sibling file that only the compiled package has
import { WorkerPool } from '../../dist/workers/worker-pool.js';

const opened: WorkerPool[] = [];

afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
});

const documents = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`docs/page-${10 + at}.mdx`, `# Page ${at}\n\nText.\n`]),
);
const reactPage = 'export default () => <p>Page</p>;\n';
const withPage = { ...documents, 'src/pages/index.tsx': reactPage };
const stagesOf = (calls: readonly (readonly [string, ...unknown[]])[]) => calls.map(([stage]) => stage);

/**
 * Assembles a site, and returns what is bundled in each stage: the source files of the pages, and whether documents can
 * be printed.
 *
 * @param bundleAhead Replaces the result of bundling while documents are parsed.
 */
async function bundledIn(
  files: Readonly<Record<string, string>>,
  bundleAhead: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly (readonly [string, readonly string[], boolean])[]> {
  const siteDir = makeFolder({ 'docsite.config.json': '{ "title": "T" }', ...files });
  const loaded = await readConfig(siteDir);
  const locale = { name: 'en', baseUrl: '/', ...(loaded.config.i18n.localeConfigs.en as object) } as never;
  const calls: (readonly [string, readonly string[], boolean])[] = [];
  let stage = '';
  let isAhead = false;
  const bundler = async (options: BundleOptions) => {
    calls.push([stage, options.pages.map(({ source }) => source), options.locale.printDocument !== undefined]);
    if (isAhead) throw new Error('two bundles write the same files');
    if (stage === 'parse') {
      isAhead = true;
      await bundleAhead().finally(() => {
        isAhead = false;
      });
    }
    return { findings: [] };
  };
  const assembled = await assembleLocale({
    siteDir,
    loaded,
    locale,
    locales: [locale],
    history: Promise.resolve({ updates: new Map(), diagnostics: [] }),
    isLast: true,
    output: new OutputFolder({ root: join(siteDir, 'dist'), folder: '', isDropped: true }),
    skipsPlain: false,
    openWorkers: async () => {
      const workers = await WorkerPool.open(parseSettings(siteDir, loaded.config.markdown), { files: 1 });
      opened.push(workers);
      return workers;
    },
    bundler,
    checkDiagrams: createDiagramChecker(),
    progress: {
      stage: (next: string) => {
        stage = next;
      },
      done: () => {},
      end: () => {},
    },
  } as never);
  await assembled.bundling;
  return calls;
}

describe('bundling while documents are parsed', () => {
  test('should begin with the React pages once half of the documents are known and none has code', async () => {
    const pages = { 'src/pages/about.tsx': reactPage, 'src/pages/index.tsx': reactPage };
    const sources = ['src/pages/about.tsx', 'src/pages/index.tsx'];
    expect(await bundledIn({ ...documents, ...pages })).toEqual([
      ['parse', sources, false],
      // the same pages, for which the bundler already has a bundle
      ['assemble', sources, true],
    ]);
  });

  test('should be finished before the same files are written again', async () => {
    expect(stagesOf(await bundledIn(withPage, () => setTimeout(300)))).toEqual(['parse', 'assemble']);
  });

  test('should be ignored if it fails', async () => {
    const failing = () => Promise.reject(new Error('no bundle'));
    expect(stagesOf(await bundledIn(withPage, failing))).toEqual(['parse', 'assemble']);
  });

  test('should wait for all documents if one of the first half has code', async () => {
    const live = { 'docs/page-10.mdx': "import { useState } from 'react';\n\n<p>{useState(1)[0]}</p>\n" };
    expect(await bundledIn({ ...documents, ...live })).toEqual([['assemble', ['docs/page-10.mdx'], true]]);
  });

  test('should be repeated if one of the second half has code', async () => {
    const live = { 'docs/page-69.mdx': "import { useState } from 'react';\n\n<p>{useState(1)[0]}</p>\n" };
    expect(await bundledIn({ ...documents, ...live })).toEqual([
      ['parse', [], false],
      ['assemble', ['docs/page-69.mdx'], true],
    ]);
  });
});
