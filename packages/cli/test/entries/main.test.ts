import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const clean = {
  'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
  'docs/index.md': '# Home\n\nText.\n',
};
const broken = { ...clean, 'docs/index.md': '# Home\n\n[gone](./gone.md)\n\n[away](/away)\n' };

describe('the command line', () => {
  test.each(['--help', 'help'])('should list the commands with %s, exit code 0', async (argument) => {
    expect(await main([argument])).toBe(0);
    expect(printed.out).toMatch(/^Usage: docsite /);
    expect([...printed.out.matchAll(/^ {2}(build|serve|check|init) /gm)].map(([, name]) => name)).toEqual([
      'build',
      'serve',
      'check',
      'init',
    ]);
  });

  test.each([
    ['build', '--help'],
    ['help', 'build'],
  ])('should print the options of a command with %s %s', async (...args) => {
    expect(await main(args)).toBe(0);
    expect([...printed.out.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name)).toEqual([
      '--out-dir',
      '--base-url',
      '--locale',
      '--format',
      '--output-file',
      '--strict',
      '--max-warnings',
      '--no-cache',
      '--remote-cache',
      '--profile',
      '--profile-file',
      '--shard',
      '--shards',
    ]);
  });

  test.each(['--version', '-v'])('should print its version with %s, exit code 0', async (option) => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    expect(await main([option])).toBe(0);
    expect(printed.out).toBe(`${version}\n`);
  });

  test.each([
    [['biuld'], "error: unknown command 'biuld'\n(Did you mean build?)\n"],
    [['help', 'biuld'], "error: unknown command 'biuld'\n(Did you mean build?)\n"],
    [['help', 'dev'], "error: unknown command 'dev'\n(Did you mean serve --watch?)\n"],
    [['dev'], "error: unknown command 'dev'\n(Did you mean serve --watch?)\n"],
    [['lint'], "error: unknown command 'lint'\n(Did you mean check?)\n"],
    [['toString'], "error: unknown command 'toString'\n(docsite --help lists the commands)\n"],
    [['build', '--watch'], "error: unknown option '--watch'\n(Did you mean serve --watch?)\n"],
    [['build', '--destination', 'x'], "error: unknown option '--destination'\n(Did you mean --out-dir?)\n"],
    [['build', '-b', '/x/'], "error: unknown option '-b'\n(Did you mean --base-url?)\n"],
    [['-V'], "error: unknown option '-V'\n(Did you mean --version?)\n"],
    [['check', '--out-dir', 'x'], "error: unknown option '--out-dir'\n(It is an option of build, merge, and serve)\n"],
    [['build', '-p', '80'], "error: unknown option '-p'\n(It is an option of serve)\n"],
    [['build', '--port', '80'], "error: unknown option '--port'\n(It is an option of serve)\n"],
    [['packages'], "error: unknown command 'packages'\n(A command goes before the folder: docsite build packages)\n"],
    [['build', ''], "error: the folder '' does not exist\n"],
    [['build', '--out-dir', ''], "error: option '--out-dir <folder>' argument is empty\n"],
    [['check', '--changed', ''], "error: option '--changed [base]' argument is empty\n"],
    [['serve', '--host', ''], "error: option '--host <name>' argument is empty\n"],
    [
      ['serve', '--host', 'http://localhost'],
      "error: option '--host <name>' argument 'http://localhost' is invalid. expected a name or an address, ",
    ],
    [
      ['serve', '--port', ''],
      "error: option '-p, --port <number>' argument '' is invalid. expected a number from 0 to 65535.\n",
    ],
    [
      ['serve', '--port', '0x10'],
      "error: option '-p, --port <number>' argument '0x10' is invalid. expected a number from 0 to 65535.\n",
    ],
    [['clean', '--output'], "error: unknown option '--output'\n(docsite clean --help lists its options)\n"],
    [['build', '--outdir', 'x'], "error: unknown option '--outdir'\n(Did you mean --out-dir?)\n"],
    [
      ['check', '--format', 'xml'],
      "error: option '--format <name>' argument 'xml' is invalid. Allowed choices are pretty, github, json, sarif, junit.\n",
    ],
    [
      ['serve', '--port', '70000'],
      "error: option '-p, --port <number>' argument '70000' is invalid. expected a number from 0 to 65535.\n",
    ],
    [
      ['serve', '--port', 'http'],
      "error: option '-p, --port <number>' argument 'http' is invalid. expected a number from 0 to 65535.\n",
    ],
    [
      ['build', '--locale', 'en', '--locale', 'fr'],
      "error: option '--locale <name>' argument 'fr' is invalid. name one locale to build it alone, or none to build all.\n",
    ],
    [
      ['build', 'no/such/folder'],
      "error: the folder 'no/such/folder' does not exist\nhint: name the folder that holds docsite.config.ts, ",
    ],
  ])('should reject %j with a suggestion, exit code 2', async (argv, message) => {
    expect(await main(argv)).toBe(2);
    expect(printed.err.startsWith(message) ? message : printed.err).toBe(message);
    expect(printed.out).toBe('');
  });
});

describe('docsite build', () => {
  test('should write a site without findings and say so, exit code 0', async () => {
    const folder = makeFolder(clean);
    expect(await main(['build', folder])).toBe(0);
    expect(printed.out).toMatch(/^Built 3 pages \(\d+ kB\) in \d+\.\d\d s into .*dist\n$/);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<title>Home | T</title>');
  });

  test('should write nothing if it finds errors, and list them, exit code 1', async () => {
    const folder = makeFolder(broken);
    expect(await main(['build', folder])).toBe(1);
    expect(printed.out).toMatch(/index\.md:5:1 +error +broken link '\/away'/);
    expect(printed.out).toMatch(
      /Not written: 1 error, 1 warning in .* s\. The previous site, if there was one, is unchanged\.\n$/,
    );
    expect(readdirSync(folder).sort()).toEqual(['docs', 'docsite.config.json']);
  });

  test('should print nothing but findings for a program to read, and its summary on the other stream', async () => {
    expect(await main(['build', makeFolder(clean), '--format', 'json'])).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({ version: 1, findings: [] });
    expect(printed.err).toMatch(/^Built 3 pages .*$/m);
  });

  test('should report a wrong configuration in the requested format, exit code 2', async () => {
    const folder = makeFolder({ ...clean, 'docsite.config.json': '{ "titel": "T" }' });
    expect(await main(['build', folder, '--format', 'json'])).toBe(2);
    expect(JSON.parse(printed.out).findings[0]).toMatchObject({ rule: 'config', severity: 'error' });
  });

  test('should reject an unknown configuration key, exit code 2', async () => {
    const folder = makeFolder({ ...clean, 'docsite.config.json': '{ "titel": "T" }' });
    expect(await main(['build', folder])).toBe(2);
    expect(printed.err).toContain("did you mean 'title'?");
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test('should reject an output folder that cannot be created, exit code 2', async () => {
    const folder = makeFolder(clean);
    const outDir = join(folder, 'docsite.config.json/dist');
    expect(await main(['build', folder, '--out-dir', outDir])).toBe(2);
    expect(printed.err).toBe(
      `error: the output folder '${outDir}' is inside a file\nhint: choose a folder that contains nothing else, such as dist\n`,
    );
  });

  test.each(['build', 'check'])(
    'should let no path of the configuration lead %s out of its folder',
    async (command) => {
      const folder = makeFolder({
        ...clean,
        'site/docsite.config.json': JSON.stringify({
          title: 'T',
          i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { path: '../docs' } } },
        }),
        'site/docs/index.md': '# Mine\n',
      });
      expect(await main([command, join(folder, 'site')])).toBe(2);
      expect(printed.err + printed.out).toContain('../docs');
      expect(readdirSync(join(folder, 'site')).sort()).toEqual(['docs', 'docsite.config.json']);
      expect(readdirSync(join(folder, 'site/docs'))).toEqual(['index.md']);
    },
  );

  test('should admit faults of its own, exit code 3', async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => {
      throw new Error('boom');
    });
    expect(await main(['build', makeFolder(clean)])).toBe(3);
    expect(printed.err).toMatch(/^internal error: boom\n/);
  });
});

describe('docsite check', () => {
  test('should report findings in the requested format, and write nothing, exit code 1', async () => {
    const folder = makeFolder(broken);
    expect(await main(['check', folder, '--format', 'json'])).toBe(1);
    const { findings } = JSON.parse(printed.out) as { findings: { rule: string; file: string; line: number }[] };
    expect(findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      'broken-markdown-link docs/index.md:3',
      'broken-link docs/index.md:5',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['docs', 'docsite.config.json']);
  });

  test.each(['check', 'build'])('should have %s write a report file besides the output for people', async (command) => {
    const folder = makeFolder(broken);
    const file = join(folder, 'reports/findings.xml');
    expect(await main([command, folder, '--strict', '--format', 'junit', '--output-file', file])).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(
      /<testsuites name="docsite" tests="2" failures="2" .*<\/testsuites>\n$/s,
    );
    expect(printed.out).toMatch(/index\.md:5:1 {2}error {2}broken link/);
  });

  test('should write a report file for a wrong configuration too, exit code 2', async () => {
    const folder = makeFolder({ ...clean, 'docsite.config.json': '{ "titel": "T" }' });
    const file = join(folder, 'findings.json');
    expect(await main(['build', folder, '--format', 'json', '--output-file', file])).toBe(2);
    expect(JSON.parse(readFileSync(file, 'utf8')).counts).toEqual({ error: 1, warning: 0 });
  });

  test('should reject a report file that cannot be written, exit code 2', async () => {
    const folder = makeFolder(clean);
    const file = join(folder, 'docs/index.md/findings.xml');
    expect(await main(['check', folder, '--format', 'junit', '--output-file', file])).toBe(2);
    expect(printed.err).toMatch(/^error: cannot write '.*findings\.xml': /);
  });

  test.each([
    ['--output-file', 'report'],
    ['--profile-file', 'profile'],
  ])('should overwrite no file of others by %s, exit code 2', async (option, kind) => {
    const folder = makeFolder(clean);
    const file = join(folder, 'docs/index.md');
    expect(await main(['check', folder, option, file])).toBe(2);
    expect(printed.err).toBe(
      `error: '${file}' exists and is not a ${kind} by docsite, so it is not overwritten\n` +
        'hint: name another file, or delete this one\n',
    );
    expect(readFileSync(file, 'utf8')).toBe(clean['docs/index.md']);
  });

  test('should annotate lines by default in a GitHub workflow, exit code 1', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: 'true' });
    expect(await main(['check', makeFolder(broken)])).toBe(1);
    expect(printed.out).toMatch(/^::error file=.*index\.md,line=5,col=1,title=broken-link::/m);
    expect(printed.out).toMatch(/index\.md:5:1 {2}error {2}broken link/);
  });

  test('should report that there are no findings, exit code 0', async () => {
    expect(await main(['check', makeFolder(clean)])).toBe(0);
    expect(printed.out).toBe('no findings\n');
  });
});

describe('a subfolder of a site given as the site', () => {
  const note =
    /^'.*docs' has no configuration and is treated as a separate site; for the site around it: docsite (build|check) \S+$/m;

  test.each(['build', 'check'])('should be reported by %s, which treats it as a site', async (command) => {
    const siteDir = makeFolder(clean);
    expect(await main([command, join(siteDir, 'docs')])).toBe(0);
    expect(note.exec(printed.err)?.[1]).toBe(command);
  });

  test('should be reported if it is the given folder that contains the site', async () => {
    const folder = makeFolder({ 'readme.md': '# Code\n', 'website/docusaurus.config.js': '', 'src/index.js': '' });
    await main(['check', folder]);
    expect(printed.err).toMatch(/' has no configuration .*; for the site in it: docsite check \S+website$/m);
  });

  test('should not be reported for a site, or for a folder outside of any', async () => {
    await main(['check', makeFolder(clean)]);
    await main(['check', makeFolder({ 'index.md': '# Home\n' })]);
    expect(printed.err).not.toMatch(note);
  });
});
