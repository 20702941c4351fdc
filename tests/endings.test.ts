import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { buildClean } from './features/run.js';
import { hashTree } from './features/tree-hash.js';
import { makeFolder, writeFiles } from './folder.js';

const command = fileURLToPath(new URL('../bin/docsite', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What is left in the temporary folder of the run. */
  readonly temporary: readonly string[];
}

interface Running {
  readonly child: ChildProcess;
  /** Waits until it has printed this text. */
  readonly printed: (text: string) => Promise<void>;
  readonly ended: Promise<Ended>;
}

interface RunOptions {
  /** The prefix of the command line. */
  readonly prefix?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts docsite with a separate temporary folder. */
function start(args: readonly string[], { prefix = [], env = {} }: RunOptions = {}): Running {
  const temporary = makeFolder();
  const { NODE_OPTIONS: _options, ...rest } = process.env;
  const [program, ...words] = [...prefix, process.execPath, command, ...args];
  const child = spawn(program as string, words, {
    env: { ...rest, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', err: '' };
  let heard = (): void => {};
  child.stdout.on('data', (chunk) => {
    text.out += String(chunk);
    heard();
  });
  child.stderr.on('data', (chunk) => {
    text.err += String(chunk);
    heard();
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...text, temporary: readdirSync(temporary) }));
  const printed = (wanted: string): Promise<void> =>
    new Promise((resolve, reject) => {
      heard = () => (text.out + text.err).includes(wanted) && resolve();
      heard();
      void ended.then(() => reject(new Error(`it ended without printing ${wanted}:\n${text.out}${text.err}`)));
    });
  return { child, printed, ended };
}

function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  const site = { 'docs/index.md': '# Home\n', ...files };
  writeFiles(folder, site);
  return folder;
}

const config = '{ "title": "T", "url": "https://example.org", "docs": { "routeBasePath": "/" } }';

/** A site that takes a while to build, in several threads. */
function writeLongSite(files: Readonly<Record<string, string>> = { 'docsite.config.json': config }): string {
  const site = writeSite(files);
  lengthen(site);
  return site;
}

/** Adds enough pages to a site that it takes a while to build, in several threads. */
function lengthen(site: string): void {
  const paragraph = `${'Words with `code` and **weight**. '.repeat(20)}\n\n`;
  for (let page = 0; page < 240; page++)
    writeFileSync(join(site, `docs/p${page}.md`), `# P${page}\n\n${paragraph.repeat(5)}`);
}

describe('a signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s should end a build at once, leave nothing of it, and let the old site stand',
    async (signal, code) => {
      const site = writeSite({ 'docsite.config.json': config });
      await buildClean(site);
      const before = hashTree(join(site, 'dist'));
      lengthen(site);
      for (const moment of ['Reading', 'Parsing', 'Rendering']) {
        const { child, printed, ended } = start(['build', site]);
        await printed(moment);
        child.kill(signal);
        child.kill(signal);
        expect(await ended).toMatchObject({ code, err: expect.not.stringContaining('error'), temporary: [] });
        expect(readdirSync(site).sort()).toEqual(['dist', 'docs', 'docsite.config.json']);
        expect(hashTree(join(site, 'dist'))).toBe(before);
      }
    },
  );

  test('should also end the first process of a container, which signals do not end by default', async () => {
    const site = writeLongSite();
    const container = ['unshare', '--pid', '--fork', '--mount-proc'];
    const isAllowed = spawnSync('unshare', [...container.slice(1), 'true']).status === 0;
    const { child, printed, ended } = start(['build', site], { prefix: isAllowed ? container : [] });
    await printed('Rendering');
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    process.kill(isAllowed ? Number(children[0]) : (child.pid as number), 'SIGTERM');
    expect(await ended).toMatchObject({ code: 143, temporary: [] });
    expect(readdirSync(site).sort()).toEqual(['docs', 'docsite.config.json']);
  });

  test('should end a check, and a server with exit code 0, and leave no temporary folders', async () => {
    const site = writeLongSite({ 'docsite.config.mjs': pluginConfig("console.error('parsing')") });
    const check = start(['check', site]);
    await check.printed('parsing');
    check.child.kill('SIGINT');
    expect(await check.ended).toMatchObject({ code: 130, temporary: [] });
    const server = start(['serve', site, '--watch', '--port', '0']);
    await server.printed('Serving');
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, temporary: [] });
    const building = start(['serve', site, '--watch', '--port', '0']);
    await building.printed('parsing');
    building.child.kill('SIGINT');
    expect(await building.ended).toMatchObject({ code: 0, temporary: [] });
  });

  test('should leave no server behind if it cannot be caught', async () => {
    const site = writeSite({ 'docsite.config.json': config });
    const { child, printed } = start(['serve', site, '--watch', '--port', '0']);
    await printed('Serving');
    const [inner] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (let wait = 0; existsSync(`/proc/${inner}`) && wait < 300; wait++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(`/proc/${inner}`)).toBe(false);
  });
});

const exits = 'a call of process.exit() ended docsite while';
const waits = 'docsite is waiting for a promise that never settles while';

/** A configuration with a plugin that acts on the documents at a path. */
function pluginConfig(action: string): string {
  return `const plugin = () => async (_tree, file) => { ${action} };
export default { title: 'T', docs: { routeBasePath: '/' }, markdown: { remarkPlugins: [plugin] } };\n`;
}

describe('code of the site', () => {
  test.each([
    ['exits in the configuration', { 'docsite.config.mjs': 'process.exit(0);' }, exits, 'docsite.config.mjs'],
    [
      'exits in a page',
      { 'docsite.config.json': config, 'pages/x.tsx': 'process.exit(0);\nexport default () => <p>X</p>;' },
      exits,
      'pages/x.tsx',
    ],
    ['exits in a plugin', { 'docsite.config.mjs': pluginConfig('process.exit(0)') }, exits, 'docs/index.md'],
    [
      'never finishes in the configuration',
      { 'docsite.config.mjs': 'await new Promise(() => {});\nexport default {};' },
      waits,
      'docsite.config.mjs',
    ],
    [
      'never finishes in the sidebars',
      {
        'docsite.config.json': '{ "title": "T", "docs": { "sidebarPath": "sidebars.mjs" } }',
        'sidebars.mjs': 'await new Promise(() => {});\nexport default {};',
      },
      waits,
      'sidebars.mjs',
    ],
    [
      'never finishes in a plugin',
      { 'docsite.config.mjs': pluginConfig('await new Promise(() => {})') },
      waits,
      'index.md',
    ],
  ])('that %s should be reported, exit code 2', async (_, files, message, file) => {
    const site = writeSite(files as unknown as Record<string, string>);
    const { code, err, out, temporary } = await start(['build', site]).ended;
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`error: ${message} `) });
    expect(err).toMatch(new RegExp(`${file.replaceAll('.', '\\.')}' was being (?:read|rendered)\\nhint: `));
    expect({ out, temporary }).toEqual({ out: '', temporary: [] });
    expect(readdirSync(site).some((name) => name.includes('dist'))).toBe(false);
  });

  test.each([['version', '1.0'], ['translations', 'fr'], ['heading-ids']])(
    'that exits in the configuration should be reported by %s, exit code 2',
    async (...args) => {
      const site = writeSite({ 'docsite.config.mjs': 'process.exit(0);' });
      const { code, err } = await start([...args, site]).ended;
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`error: ${exits} `) });
      expect(readdirSync(site).sort()).toEqual(['docs', 'docsite.config.mjs']);
    },
  );

  test.each([
    ['exits', 'process.exit(0)', 2, exits],
    ['never finishes', 'await new Promise(() => {})', 2, waits],
    [
      'uses up all memory',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
      3,
      '(?:memory ran out|the process was ended by \\w+) while',
    ],
    [
      'aborts',
      "process.kill(process.pid, 'SIGABRT'); await new Promise((r) => setTimeout(r, 60_000))",
      3,
      'the process was ended by \\w+ while',
    ],
  ])('that %s in any thread should be reported, and the old site be kept', async (_, action, exitCode, message) => {
    const pick = (text: string): string =>
      `if (file.path?.endsWith('p230.md') || String(file.value).includes('# P230')) { ${text} }`;
    const site = writeSite({ 'docsite.config.mjs': pluginConfig('') });
    await buildClean(site);
    const before = hashTree(join(site, 'dist'));
    lengthen(site);
    writeFileSync(join(site, 'docsite.config.mjs'), pluginConfig(pick(action)));
    const { code, err, temporary } = await start(['build', site], { env: { NODE_OPTIONS: '--max-old-space-size=300' } })
      .ended;
    expect(err).toMatch(new RegExp(`error: ${message.replace('()', '\\(\\)')}.* 'docs/p230\\.md' was being read`));
    expect(err).not.toMatch(/^goroutine \d+ \[/m);
    expect({ code, temporary }).toEqual({ code: exitCode, temporary: [] });
    expect(readdirSync(site).sort()).toEqual(['dist', 'docs', 'docsite.config.mjs']);
    expect(hashTree(join(site, 'dist'))).toBe(before);
  });

  test('that ends the process should be reported even if the reader of a full pipe is slow', () => {
    const site = writeSite({
      'docsite.config.mjs': "import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\nprocess.exit(0);",
    });
    const fill = 'timeout 1 head -c 10000000 /dev/zero >&2';
    const read = 'until [ -e ran ]; do sleep 0.1; done; sleep 1; cat';
    const script = `{ ${fill}; "$0" "$1" build >&2; } 2>&1 | { ${read}; }`;
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, command], { cwd: site, maxBuffer: 2e7 });
    expect(String(stdout)).toContain(`error: ${exits} 'docsite.config.mjs' was being read\nhint: `);
  });

  test('that leaves a timer running should not keep a command alive', async () => {
    const site = writeSite({ 'docsite.config.mjs': "setInterval(() => {}, 1000);\nexport default { title: 'T' };" });
    expect(await start(['check', site]).ended).toMatchObject({
      temporary: [],
      out: expect.stringContaining('index.md'),
    });
  });

  test('that throws outside any awaited call should end the build and leave nothing', async () => {
    const source =
      "setTimeout(() => { throw new Error('too late'); }, 1);\nawait new Promise((r) => setTimeout(r, 99999));";
    const site = writeSite({ 'docsite.config.mjs': `${source}\nexport default {};` });
    const { code, err, temporary } = await start(['build', site]).ended;
    expect({ code, temporary }).toEqual({ code: 2, temporary: [] });
    expect(err).toMatch(/^error: the site's code threw an uncaught error: too late\nhint: /m);
  });
});

test('an output that is full should be reported, exit code 2', () => {
  const site = writeSite({ 'docsite.config.json': config });
  const run = '"$0" "$1" check --format json > /dev/full';
  const { status, stderr } = spawnSync('sh', ['-c', run, process.execPath, command], { cwd: site, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("error: cannot write 'standard output': no space is left on the device\nhint: "),
  });
});
