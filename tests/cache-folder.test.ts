import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { userEnvironment } from './commands/user-environment.mjs';
import { hashTree } from './features/tree-hash.js';
import { makeFolder } from './folder.js';
import { seededRandom } from './random.js';

const command = fileURLToPath(new URL('../bin/docsite', import.meta.url));

/** Enough for a second worker. */
const pageCount = 170;
const editions = ['first', 'second'] as const;
type Edition = (typeof editions)[number];

/** Writes documents, half of which differ from those of the other edition. */
function writeEdition(folder: string, edition: Edition): void {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docsite.config.json'), '{ "title": "Editions", "docs": { "routeBasePath": "/" } }');
  writeFileSync(join(folder, 'docs/index.md'), `# Home of ${edition}\n`);
  for (let page = 0; page < pageCount; page++) {
    const line = `Page ${page} of the ${page % 2 === 0 ? edition : 'only'} edition. `;
    writeFileSync(join(folder, `docs/page-${page}.md`), `# Page ${page}\n\n${line.repeat(20)}\n`);
  }
}

/** Runs a program in a site folder, with the default cache. */
function start(words: readonly string[], cwd: string, detached = false) {
  const { DOCSITE_CACHE: _, ...env } = { ...process.env, ...userEnvironment() };
  return spawn(words[0] as string, words.slice(1), { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(...words: readonly [cwd: string, ...command: string[]]): Promise<{ code: number; output: string }> {
  const [cwd, ...rest] = words;
  const child = start(rest, cwd);
  const [[code], ...outputs] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code, output: outputs.join('') };
}

const docsite = (cwd: string, ...options: readonly string[]) => run(cwd, process.execPath, command, ...options);

/** Runs a script in which `build` builds the site; its exit code is that of the last command. */
const script = (cwd: string, prefix: readonly string[], lines: readonly string[]) =>
  run(cwd, ...prefix, 'sh', '-ec', `build() { '${process.execPath}' '${command}' build; }\n${lines.join('\n')}`);

/** The prefix for running a program that may mount folders; empty if this system does not allow it. */
const mounting = spawnSync('unshare', ['-m', 'true']).status === 0 ? ['unshare', '-m'] : [];

describe('the cache of a site', () => {
  const hashes = {} as Record<Edition, string>;
  const built = {} as Record<Edition, string>;
  let duration = 0;

  beforeAll(async () => {
    for (const edition of editions) {
      built[edition] = makeFolder();
      writeEdition(built[edition], edition);
      const started = performance.now();
      expect((await docsite(built[edition], 'build')).code).toBe(0);
      duration = performance.now() - started;
      hashes[edition] = hashTree(join(built[edition], 'dist'));
    }
  });

  /** A site built in the first edition, and then changed to the second. */
  function editedSite(): string {
    const site = join(makeFolder(), 'site');
    cpSync(built.first, site, { recursive: true, preserveTimestamps: true });
    writeEdition(site, 'second');
    return site;
  }

  test('should do no harm after builds were killed', async () => {
    const site = editedSite();
    const random = seededRandom(3);
    const kills = 3;
    for (let round = 0; round < kills; round++) {
      const edition = editions[round % 2] as Edition;
      writeEdition(site, edition);
      const child = start([process.execPath, command, 'build'], site, true);
      const timer = setTimeout(
        () => process.kill(-(child.pid as number), 'SIGKILL'),
        ((round + random()) / kills) * duration,
      );
      child.once('exit', () => clearTimeout(timer));
      await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
      expect(await docsite(site, 'build')).toMatchObject({ code: 0 });
      expect(hashTree(join(site, 'dist'))).toBe(hashes[edition]);
    }
  });

  test('should serve builds and checks that run at the same time in one folder', async () => {
    const site = editedSite();
    const runs = ['build', 'check', 'build'].map((name) => docsite(site, name));
    expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(hashTree(join(site, 'dist'))).toBe(hashes.second);
    expect(readdirSync(join(site, '.docsite/cache')).filter((name) => name.startsWith('part-'))).toEqual([]);
    // what they have left together serves the next one
    writeEdition(site, 'first');
    expect(await docsite(site, 'build')).toMatchObject({ code: 0 });
    expect(hashTree(join(site, 'dist'))).toBe(hashes.first);
  });

  test('should be read even if it cannot be written to', async () => {
    const site = editedSite();
    const seal =
      mounting.length > 0
        ? 'mount --bind .docsite .docsite && mount -o remount,ro,bind .docsite .docsite'
        : 'chmod -R a-w .docsite';
    const { code, output } = await script(site, mounting, [seal, 'build', 'chmod -R u+w .docsite || true']);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Built') });
    expect(hashTree(join(site, 'dist'))).toBe(hashes.second);
  });

  test('should not affect a build if its disk is full', async () => {
    const site = editedSite();
    // without mounts, limits the file size so that the site's files fit, but packs of the cache do not
    const fill =
      mounting.length > 0
        ? 'rm -r .docsite && mkdir .docsite && mount -t tmpfs -o size=600k none .docsite'
        : 'rm -r .docsite && ulimit -f 1000';
    const check = 'test "$(ls .docsite/cache | grep -c part-)" = 0';
    const { code, output } = await script(site, mounting, [fill, 'build', 'touch docs/index.md', 'build', check]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Built') });
    expect(hashTree(join(site, 'dist'))).toBe(hashes.second);
  });
});
