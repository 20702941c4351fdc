import { readConfig, type SiteLocale, type SourceFile, scanSite } from '@docsite/core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
// a worker starts its thread from a sibling file that only the compiled package has
import { startThread } from '../../dist/workers/threads/start-threads.js';
import { ThreadWorker } from '../../dist/workers/threads/thread-worker.js';
import { parseSettings } from '../../dist/workers/worker/parse-settings.js';
import { WorkerPool } from '../../dist/workers/worker-pool.js';

const names = Array.from({ length: 45 }, (_, index) => `docs/${index}.mdx`);
const texts = Object.fromEntries(
  names.map((name, index) => [
    name,
    `---\ntags: [t${index}]\n---\n\n# Page ${index}\n\n[next](./${index + 1}.mdx) {${index} * 2} {contentTitle.trim()}\n\n:::note\n\nNote.\n\n:::\n`,
  ]),
);

interface Opened {
  readonly sources: readonly SourceFile[];
  readonly workers: WorkerPool;
}

const opened: { close(): Promise<void> }[] = [];

/** Opens the workers for a number of files, and a site of some pages, until the test ends. */
async function openWorkers(files: number): Promise<Opened> {
  const found = await startWorkers(files);
  opened.push(found.workers);
  return found;
}

async function startWorkers(files: number): Promise<Opened> {
  const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }', ...texts });
  const { config } = await readConfig(folder);
  const locale = { name: 'en', baseUrl: '/', ...(config.i18n.localeConfigs.en as object) } as SiteLocale;
  const { sources } = await scanSite({ siteDir: folder, config, locale });
  const workers = await WorkerPool.open(parseSettings(folder, config.markdown), { files });
  return { sources, workers };
}

async function openWorker(): Promise<ThreadWorker> {
  const { config } = await readConfig(makeFolder({ 'docsite.config.json': '{ "title": "T" }' }));
  const worker = new ThreadWorker(startThread(), parseSettings('.', config.markdown));
  opened.push(worker);
  return worker;
}

/** The title of a document, which its module contains. */
async function titleInModule(workers: WorkerPool, path: string): Promise<string | undefined> {
  const { code } = await workers.trees.print({ path, links: [], baseUrl: '/', bareElements: false });
  return /^const contentTitle = "(.*)";$/m.exec(code)?.[1];
}

afterEach(async () => {
  for (const item of opened.splice(0)) await item.close();
});

describe('workers', () => {
  test('should give the same documents whether there are one or two, and report how many are finished', async () => {
    const one = await openWorkers(1);
    const two = await openWorkers(160);
    const heard: number[] = [];
    const fromOne = await one.workers.parse(one.sources, () => {});
    const fromTwo = await two.workers.parse(two.sources, (done) => heard.push(done));
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(-1)).toBe(45);
    expect(Object.keys(fromOne).sort()).toEqual([...names].sort());
    expect(fromTwo).toEqual(fromOne);
    expect(Object.keys(fromTwo)).toEqual(Object.keys(fromOne));
  });

  test('should parse only what has changed', async () => {
    const { sources, workers } = await openWorkers(1);
    const before = await workers.parse(sources, () => {});
    const changed = sources.map((source) =>
      source.path === 'docs/7.mdx' ? { ...source, text: '# Changed', hash: 'changed' } : source,
    );
    const after = await workers.parse(changed, () => {});
    expect(after['docs/7.mdx']?.contentTitle).toBe('Changed');
    expect(after['docs/8.mdx']).toBe(before['docs/8.mdx']);
  });

  test('should end cleanly while a thread is still catching up', async () => {
    const { sources, workers } = await openWorkers(160);
    await workers.parse(sources, () => {});
    await expect(workers.close()).resolves.toBe(undefined);
  });
});

describe('workers that have parsed the documents of a site', () => {
  let sources: readonly SourceFile[];
  let workers: WorkerPool;
  beforeAll(async () => {
    ({ sources, workers } = await startWorkers(160));
    await workers.parse(sources, () => {});
  });
  afterAll(() => workers.close());

  test('should print documents as modules where their trees are', async () => {
    const printed = await Promise.all(names.map((name) => titleInModule(workers, name)));
    expect(printed).toEqual(names.map((_, index) => `Page ${index}`));
    await expect(titleInModule(workers, 'docs/gone.mdx')).rejects.toThrow("no document is known as 'docs/gone.mdx'");
  });

  test('should keep the documents of one locale while those of the next are parsed', async () => {
    const [original, ...shared] = sources as [SourceFile, ...SourceFile[]];
    const translation = {
      ...original,
      path: `i18n/fr/docs/current/${original.path}`,
      text: '# Traduite\n\n{contentTitle.trim()}',
      hash: 'translation',
    };
    await workers.parse([translation, ...shared], () => {});
    const kept = await Promise.all([original, translation, ...shared].map(({ path }) => titleInModule(workers, path)));
    expect(kept.slice(0, 3)).toEqual(['Page 0', 'Traduite', 'Page 1']);
    expect(kept).not.toContain(undefined);
  });
});

describe('a worker in a thread of its own', () => {
  test('should pass an error to its caller, and continue after it', async () => {
    const worker = await openWorker();
    await expect(worker.render([])).rejects.toThrow('a worker renders only after prepare()');
    const [document] = await worker.parse([{ path: 'a.md', text: '# A', hash: 'x' }]);
    expect(document?.document.contentTitle).toBe('A');
  });

  test('should not keep its caller waiting if its thread ends', async () => {
    const worker = await openWorker();
    const waiting = worker.parse([{ path: 'a.md', text: '# A', hash: 'x' }]);
    await worker.close();
    await expect(waiting).rejects.toThrow('a thread of the build ended before its work was done');
    await expect(worker.parse([])).rejects.toThrow('a thread of the build ended before its work was done');
  });
});
