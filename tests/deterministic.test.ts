import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { build, copySite, ownSite } from './features/run.js';
import { differingFiles, hashFiles } from './features/tree-hash.js';
import { makeFolder } from './folder.js';
import { seededRandom } from './random.js';

type Files = Readonly<Record<string, Buffer>>;

/** The files of a folder, by path. */
function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Writes files in an order and with times derived from the seed, as in another checkout of the same sources. */
function checkOut(files: Files, folder: string, seed: number): string {
  const random = seededRandom(seed);
  const shuffled = Object.keys(files)
    .map((path) => ({ path, order: random() }))
    .sort((a, b) => a.order - b.order);
  for (const { path } of shuffled) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files[path] as Buffer);
    const time = 1_000_000_000 + Math.floor(random() * 700_000_000);
    utimesSync(target, time, time);
  }
  return folder;
}

/** Makes Node report this number of cores: a build of many files starts as many workers. */
function withCores(count: number): NodeJS.ProcessEnv {
  const code = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module'; os.availableParallelism = () => ${count}; syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

async function buildTree(siteDir: string, env?: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const site = await build(siteDir, [], env);
  expect(site).toMatchObject({ exitCode: 0 });
  return hashFiles(site.outDir);
}

describe('two builds of the same sources', () => {
  let files: Files;
  let tree: Record<string, string>;

  beforeAll(async () => {
    const folder = copySite('mdx');
    cpSync(join(copySite('theme-wrapped'), 'theme'), join(folder, 'theme'), { recursive: true });
    cpSync(join(copySite('theme-replaced'), 'theme/custom.css'), join(folder, 'theme/custom.css'));
    for (let page = 0; page < 240; page++) {
      const text = `---\ntags: [Shared, tag ${page % 11}]\n---\n\n# Page ${page}\n\n![A dot](../dot.png)\n\n\`\`\`php\necho ${page};\n\`\`\`\n\n[Next](./page-${(page + 1) % 240}.md)\n`;
      mkdirSync(join(folder, 'docs/many'), { recursive: true });
      writeFileSync(join(folder, `docs/many/page-${page}.md`), text);
    }
    files = readFiles(folder);
    tree = await buildTree(checkOut(files, join(makeFolder(), 'a'), 1), withCores(1));
  });

  test('should have the same bytes with 3 workers, in another folder, with files created in another order at other times', async () => {
    const siteDir = checkOut(files, join(makeFolder(), 'some/where/deep below/with spaces and ünïcode'), 3);
    expect(differingFiles(tree, await buildTree(siteDir, withCores(3)))).toEqual([]);
  });
});

test('a build of this repository at another path should have the same bytes', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const besides = ['docsite.config.ts', '.mailmap'].map((name) => [name, readFileSync(join(root, name))]);
  const content = Object.entries(readFiles(join(root, 'content'))).map(([path, bytes]) => [`content/${path}`, bytes]);
  const files = { ...Object.fromEntries([...content, ...besides]), ...gitFile(root) };
  const elsewhere = await buildTree(checkOut(files, join(makeFolder(), 'below/elsewhere'), 5));
  expect(differingFiles(hashFiles((await ownSite()).outDir), elsewhere)).toEqual([]);
});

/** A `.git` file that points to the history of a checkout, as in a worktree; none if the sources have no history. */
function gitFile(root: string): Files {
  const git = join(root, '.git');
  if (!existsSync(git)) return {};
  return { '.git': statSync(git).isFile() ? readFileSync(git) : Buffer.from(`gitdir: ${git}\n`) };
}
