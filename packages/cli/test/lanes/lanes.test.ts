import { readConfig, type SourceFile, scanSite } from '@docsite/core';
import { afterEach, describe, expect, test } from '@jest/globals';
// A lane starts its thread from the file beside its own, which only the compiled package has.
import { startThread } from '../../dist/lanes/lane-threads.js';
import { Lanes } from '../../dist/lanes/lanes.js';
import { parseSettings } from '../../dist/lanes/parse-settings.js';
import { WorkerLane } from '../../dist/lanes/worker-lane.js';
import { makeFolder } from '../serve/site-folder.js';

const names = Array.from({ length: 45 }, (_, index) => `docs/${index}.mdx`);
const texts = Object.fromEntries(
  names.map((name, index) => [
    name,
    `---\ntags: [t${index}]\n---\n\n# Page ${index}\n\n[next](./${index + 1}.mdx) {${index} * 2}\n\n:::note\n\nNote.\n\n:::\n`,
  ]),
);

interface Opened {
  readonly sources: readonly SourceFile[];
  readonly lanes: Lanes;
}

const opened: { close(): Promise<void> }[] = [];

/** Opens the lanes that pay for so many files, over a site of some pages. */
async function openLanes(files: number): Promise<Opened> {
  const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }', ...texts });
  const { config } = await readConfig(folder);
  const locale = { name: 'en', baseUrl: '/', ...(config.i18n.localeConfigs.en as object) } as Parameters<typeof scanSite>[2];
  const { sources } = await scanSite(folder, config, locale);
  const lanes = await Lanes.open(parseSettings(folder, config.markdown), files);
  opened.push(lanes);
  return { sources, lanes };
}

async function openWorker(): Promise<WorkerLane> {
  const { config } = await readConfig(makeFolder({ 'docsite.config.json': '{ "title": "T" }' }));
  const worker = new WorkerLane(startThread(), parseSettings('.', config.markdown));
  opened.push(worker);
  return worker;
}

afterEach(async () => {
  for (const item of opened.splice(0)) await item.close();
});

describe('lanes', () => {
  test('should give the same documents, one or two of them', async () => {
    const one = await openLanes(1);
    const two = await openLanes(160);
    const fromOne = await one.lanes.parse(one.sources, () => {});
    const fromTwo = await two.lanes.parse(two.sources, () => {});
    expect(Object.keys(fromOne).sort()).toEqual([...names].sort());
    expect(fromTwo).toEqual(fromOne);
    expect(Object.keys(fromTwo)).toEqual(Object.keys(fromOne));
  });

  test('should tell how many documents are done, up to all of them', async () => {
    const { sources, lanes } = await openLanes(160);
    const heard: number[] = [];
    await lanes.parse(sources, (done) => heard.push(done));
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(-1)).toBe(45);
  });

  test('should parse again only what has changed', async () => {
    const { sources, lanes } = await openLanes(1);
    const before = await lanes.parse(sources, () => {});
    const changed = sources.map((source) => (source.path === 'docs/7.mdx' ? { ...source, text: '# Changed', hash: 'changed' } : source));
    const after = await lanes.parse(changed, () => {});
    expect(after['docs/7.mdx']?.contentTitle).toBe('Changed');
    expect(after['docs/8.mdx']).toBe(before['docs/8.mdx']);
  });

  test('should end well while a thread still catches up', async () => {
    const { sources, lanes } = await openLanes(160);
    await lanes.parse(sources, () => {});
    await expect(lanes.close()).resolves.toBe(undefined);
  });

  test('should give whole documents from the lanes that have them', async () => {
    const { sources, lanes } = await openLanes(160);
    await lanes.parse(sources, () => {});
    const trees = await Promise.all(names.map(async (name) => (await lanes.document(name))?.tree.type));
    expect(new Set(trees)).toEqual(new Set(['root']));
    expect(await lanes.document('docs/gone.mdx')).toBe(undefined);
  });

  test('should keep the documents of one locale while those of the next are parsed', async () => {
    const { sources, lanes } = await openLanes(160);
    await lanes.parse(sources, () => {});
    const [original, ...shared] = sources as [SourceFile, ...SourceFile[]];
    const translation = { ...original, path: `i18n/fr/docs/current/${original.path}`, text: '# Traduite', hash: 'translation' };
    await lanes.parse([translation, ...shared], () => {});
    const kept = await Promise.all([original, translation, ...shared].map(async ({ path }) => (await lanes.document(path))?.contentTitle));
    expect(kept.slice(0, 3)).toEqual(['Page 0', 'Traduite', 'Page 1']);
    expect(kept).not.toContain(undefined);
  });
});

describe('a lane in a thread of its own', () => {
  test('should tell its caller of an error', async () => {
    const worker = await openWorker();
    await expect(worker.render([])).rejects.toThrow('a lane renders only after prepare()');
  });

  test('should work on after an error', async () => {
    const worker = await openWorker();
    await worker.render([]).catch(() => {});
    const [document] = await worker.parse([{ path: 'a.md', text: '# A', hash: 'x' }]);
    expect(document?.contentTitle).toBe('A');
  });

  test('should not let its caller wait where its thread ends', async () => {
    const worker = await openWorker();
    const waiting = worker.parse([{ path: 'a.md', text: '# A', hash: 'x' }]);
    await worker.close();
    await expect(waiting).rejects.toThrow('a thread of the build ended before its work was done');
    await expect(worker.parse([])).rejects.toThrow('a thread of the build ended before its work was done');
  });
});
