import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { buildClean } from './features/run.js';
import { hashFiles } from './features/tree-hash.js';
import { makeFolder } from './folder.js';

const command = fileURLToPath(new URL('../bin/docsite', import.meta.url));

/** Writes a site with pages that all contain its edition. */
function writeSite(edition: string, pages: number, folder = makeFolder()): string {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(
    join(folder, 'docsite.config.json'),
    '{ "title": "Editions", "url": "https://example.org", "docs": { "routeBasePath": "/" } }',
  );
  writeFileSync(join(folder, 'docs/index.md'), `# Home of ${edition}\n`);
  for (let page = 0; page < pages; page++)
    writeFileSync(join(folder, `docs/${edition}-${page}.md`), `# Page ${page} of ${edition}\n`);
  return folder;
}

/** The prefix for running a program in separate namespaces, if this system allows it; otherwise empty. */
function isolated(options: readonly string[]): readonly string[] {
  const prefix = ['unshare', ...options];
  return spawnSync(prefix[0] as string, [...prefix.slice(1), 'true']).status === 0 ? prefix : [];
}

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

async function run(words: readonly string[], cwd = '/'): Promise<Ended> {
  const child = spawn(words[0] as string, words.slice(1), { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, text };
}

describe('two builds into one folder', () => {
  test('should both end cleanly and leave one complete site, even from containers that cannot see each other', async () => {
    const container = isolated(['--pid', '--fork', '--mount-proc']);
    const sites = [writeSite('first', 40), writeSite('second', 60)];
    const wanted = await Promise.all(
      sites.map(async (site) => {
        await buildClean(site);
        return hashFiles(join(site, 'dist'));
      }),
    );
    const outDir = join(makeFolder(), 'dist');
    for (let round = 0; round < 3; round++) {
      const builds = sites.map((site) =>
        run([...container, process.execPath, command, 'build', site, '--out-dir', outDir]),
      );
      expect((await Promise.all(builds)).map(({ code }) => code)).toEqual([0, 0]);
      expect(wanted).toContainEqual(hashFiles(outDir));
      expect(readdirSync(dirname(outDir))).toEqual(['dist']);
    }
  });
});

describe('an output folder that cannot be renamed', () => {
  /** Runs builds with a folder mounted at `m`; without mounts, `m` is in a read-only folder. */
  async function runMounted(site: string, script: string): Promise<Ended> {
    mkdirSync(join(site, 'm'), { recursive: true });
    const mounted = isolated(['-m']);
    const prepare = mounted.length > 0 ? 'mount -t tmpfs none m' : 'chmod a-w .';
    const build = `${process.execPath} ${command} build --out-dir m`;
    const words = ['sh', '-ec', `build() { ${build}; }\n${prepare}\n${script}\nchmod u+w .`];
    return run([...mounted, ...words], site);
  }

  test('should be updated in place, lose files that the site no longer has, and keep files of others', async () => {
    const site = writeSite('first', 5);
    const { code, text } = await runMounted(
      site,
      [
        'build',
        'test -e m/first-3/index.html',
        'echo mine > m/CNAME',
        'mkdir m/.git',
        'echo ref > m/.git/HEAD',
        'rm docs/first-3.md',
        'echo "# New" > docs/first-9.md',
        'build',
        'test ! -e m/first-3',
        'test ! -e m/first-3.md',
        'test -e m/first-9/index.html',
        'cat m/CNAME m/.git/HEAD',
        'cp -r m copy',
      ].join('\n'),
    );
    expect(text).toMatch(/\nmine\nref\n/);
    expect(code).toBe(0);
    const { CNAME: _, '.git/HEAD': _head, ...found } = hashFiles(join(site, 'copy'));
    rmSync(join(site, 'copy'), { recursive: true });
    await buildClean(site);
    expect(found).toEqual(hashFiles(join(site, 'dist')));
  });

  test('should not be written to if a file of others is in the way', async () => {
    const site = writeSite('first', 1);
    const { code, text } = await runMounted(
      site,
      [
        'build',
        'echo mine > m/robots-mine.txt',
        'mkdir static',
        'echo other > static/robots-mine.txt',
        'build || echo "exit $?"',
        'cat m/robots-mine.txt',
      ].join('\n'),
    );
    expect(text).toMatch(/m\/robots-mine\.txt:1:1 +error .*'static\/robots-mine\.txt'/);
    expect(text).toMatch(/exit 1\nmine\n/);
    expect(code).toBe(0);
  });

  test('should contain one complete site after two builds at a time', async () => {
    const site = writeSite('first', 30);
    const { code, text } = await runMounted(
      site,
      ['build & one=$!', 'build & other=$!', 'wait $one', 'wait $other', 'ls -A m', 'cp -r m copy'].join('\n'),
    );
    expect(text).not.toMatch(/\.docsite-(?!output\.json)/);
    expect(code).toBe(0);
    const found = hashFiles(join(site, 'copy'));
    rmSync(join(site, 'copy'), { recursive: true });
    await buildClean(site);
    expect(found).toEqual(hashFiles(join(site, 'dist')));
  });
});

describe('an output folder that is a symbolic link', () => {
  test.each([true, false])('should be resolved, and stay a link (target exists: %s)', async (isThere) => {
    const site = writeSite('first', 1);
    const disk = makeFolder();
    if (isThere) mkdirSync(join(disk, 'web'));
    symlinkSync(join(disk, 'web'), join(site, 'dist'));
    for (let round = 0; round < 2; round++) {
      await buildClean(site);
      expect(lstatSync(join(site, 'dist')).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(disk, 'web/index.html'), 'utf8')).toContain('Home of first');
      expect(readdirSync(disk)).toEqual(['web']);
    }
  });
});

describe('output of an earlier build', () => {
  test('should not be read as source, whatever its name', async () => {
    const site = makeFolder();
    writeFileSync(join(site, 'index.md'), '# Home\n');
    writeFileSync(join(site, 'a.md'), '# A\n');
    const pages = async (...args: string[]): Promise<string> =>
      (await buildClean(site, args)).stdout.split(' (')[0] as string;
    const first = await pages('--out-dir', join(site, 'public'));
    expect(await pages('--out-dir', join(site, 'web/site'))).toBe(first);
    expect(await pages()).toBe(first);
    expect(existsSync(join(site, 'dist/public'))).toBe(false);
  });

  test('should not be read as source even if the build left no marker', async () => {
    const site = makeFolder();
    writeFileSync(join(site, 'index.md'), '# Home\n');
    await buildClean(site, ['--out-dir', join(site, 'public')]);
    rmSync(join(site, 'public/.docsite-output.json'));
    await buildClean(site);
    expect(existsSync(join(site, 'dist/public'))).toBe(false);
  });

  test('should be published from a static folder, except by the build that writes it', async () => {
    const site = writeSite('first', 0);
    await buildClean(site, ['--out-dir', join(site, 'static/v1')]);
    await buildClean(site, ['--out-dir', join(site, 'static/v1')]);
    expect(existsSync(join(site, 'static/v1/v1'))).toBe(false);
    await buildClean(site);
    expect(readFileSync(join(site, 'dist/v1/index.html'), 'utf8')).toContain('Home of first');
    expect(existsSync(join(site, 'dist/v1/.docsite-output.json'))).toBe(false);
  });
});

describe('an unwritable folder', () => {
  /** Root may write everywhere, so another user is needed, if there is one who can read this project. */
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const isBound = spawnSync(process.execPath, [command, '--version'], { ...other, cwd: '/' }).status === 0;

  async function runAsUser(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const user = isBound ? other : {};
    const child = spawn(process.execPath, [command, ...args], { ...user, env: { ...process.env, ...env }, cwd: '/' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
    const [code] = await once(child, 'close');
    return { code, text };
  }

  test('should be reported with the reason, exit code 2, and contain nothing new', async () => {
    const site = writeSite('first', 0);
    chmodSync(site, 0o555);
    const { code, text } = await runAsUser(['build', site]);
    expect(code).toBe(isBound ? 2 : 0);
    expect(text).toContain(
      isBound ? `error: cannot write '${join(site, 'dist')}': permission denied\nhint: ` : 'Built',
    );
    expect(readdirSync(site).sort()).toEqual([...(isBound ? [] : ['dist']), 'docs', 'docsite.config.json']);
    chmodSync(site, 0o755);
  });

  test('should not matter if it is the parent of the output folder', async () => {
    const site = writeSite('first', 0);
    const parent = makeFolder();
    mkdirSync(join(parent, 'dist'));
    for (const [folder, mode] of [
      [site, 0o755],
      [join(parent, 'dist'), 0o777],
      [parent, 0o555],
    ] as const)
      chmodSync(folder, mode);
    for (let round = 0; round < 2; round++) {
      const { code, text } = await runAsUser(['build', site, '--out-dir', join(parent, 'dist')]);
      expect(text).toMatch(/^Built /m);
      expect(code).toBe(0);
    }
    expect(readFileSync(join(parent, 'dist/index.html'), 'utf8')).toContain('Home of first');
    expect(readdirSync(join(parent, 'dist')).filter((name) => name.startsWith('.'))).toEqual(['.docsite-output.json']);
    chmodSync(parent, 0o755);
  });

  test('should be reported if it is the temporary one that a check needs', async () => {
    const site = writeSite('first', 0);
    const temporary = makeFolder();
    for (const [folder, mode] of [
      [site, 0o755],
      [temporary, 0o555],
    ] as const)
      chmodSync(folder, mode);
    const { code, text } = await runAsUser(['check', site], { TMPDIR: temporary });
    expect(code).toBe(isBound ? 2 : 0);
    expect(text).toContain(isBound ? `error: cannot write '${temporary}': permission denied\nhint: ` : 'no findings');
  });

  test('should be a finding if it is an unreadable one of the site', async () => {
    const site = writeSite('first', 0);
    for (const folder of ['docs/closed', 'static/closed']) {
      mkdirSync(join(site, folder), { recursive: true });
      chmodSync(join(site, folder), 0o000);
    }
    chmodSync(site, 0o755);
    const { code, text } = await runAsUser(['check', site]);
    expect(code).toBe(isBound ? 1 : 0);
    for (const folder of ['docs/closed', 'static/closed'])
      expect(text.includes(`cannot read the folder '${folder}': permission denied`)).toBe(isBound);
    for (const folder of ['docs/closed', 'static/closed']) chmodSync(join(site, folder), 0o755);
  });

  test('should be reported if the disk is full', async () => {
    const site = writeSite('first', 0);
    mkdirSync(join(site, 'm'));
    const mounted = isolated(['-m']);
    if (mounted.length === 0) return expect(existsSync(join(site, 'm'))).toBe(true);
    const script = `mount -t tmpfs -o size=300k none m\n${process.execPath} ${command} build --out-dir m || echo "exit $?"; ls -A m`;
    const { text } = await run([...mounted, 'sh', '-ec', script], site);
    expect(text).toMatch(/error: cannot write '\S+': no space is left on the device\nhint: .*\nexit 2\n$/);
  });

  test('should be told apart from a file with the name of a folder of the site', async () => {
    const site = writeSite('first', 0);
    mkdirSync(join(site, 'static/_headers'), { recursive: true });
    writeFileSync(join(site, 'static/_headers/a.txt'), '');
    const { code, text } = await run([process.execPath, command, 'build', site]);
    expect(text).toMatch(/_headers/);
    expect(text).not.toMatch(/internal error/);
    expect([1, 2]).toContain(code);
  });
});
