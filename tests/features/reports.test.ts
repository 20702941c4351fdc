import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { problemsOfJson, problemsOfJunit, problemsOfSarif } from '../../packages/cli/test/report/report-problems.js';
import type { Diagnostic } from '../../packages/core/src/index.js';
import { userEnvironment } from '../commands/user-environment.mjs';
import { makeFolder, writeFiles } from '../folder.js';
import { runCommand } from '../run-docsite.js';

jest.setTimeout(300_000);

const links = Array.from({ length: 300 }, (_, index) => `- [link ${index}](/gone)`).join('\n');

/** A site with many kinds of mistakes, and every kind of text. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  'docsite.config.json': `{
  "title": "語 & <b>",
  "docs": { "routeBasePath": "/", "path": "docs" },
\t"navbar": { "items": [{ "label": "日本", "to": "/nowhere" }] }
}`,
  'docs/index.md': `# Home\n\n${links}\n`,
  'docs/日本 語,a:b#c.md': '# 日本\n\n\t日本語 😀 "x" <y>\n\n日本語 😀 [中 & "文" <i>x</i>](/ni%00x)\n',
  'docs/long.md': `# Long\n\n${'word '.repeat(500)}[x](./gone.md) ${'word '.repeat(500)}\n`,
  'docs/control.md': '# Bell \u0007\n\n[\u001b[31mred\u001b[0m](/red)\n\n::error::no command [x](/far)\n',
  'docs/latin.md': Buffer.concat([Buffer.from('# Latin\n\nGr'), Buffer.from([0xfc]), Buffer.from('n\n')]),
  'docs/crlf.md': '\uFEFF# Lines\r\n\r\n![](./none.png)\r\n',
  'static/index.html': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};

describe('the reports of a site with all kinds of errors', () => {
  let siteDir: string;
  let findings: readonly Diagnostic[];
  const check = async (format: string): Promise<string> => {
    const { exitCode, stdout } = await runCommand({ args: ['check', '--format', format], cwd: siteDir });
    expect(exitCode).toBe(1);
    return stdout;
  };

  beforeAll(async () => {
    siteDir = makeFolder();
    writeFiles(siteDir, files);
    findings = (JSON.parse(await check('json')) as { findings: readonly Diagnostic[] }).findings;
  });

  test('should contain findings in every file', () => {
    expect([...new Set(findings.map(({ file }) => file))].sort()).toEqual(Object.keys(files).sort());
    expect(findings.filter(({ file }) => file === 'docs/index.md')).toHaveLength(300);
  });

  test('should be accepted by their schemas and parsers', async () => {
    expect(problemsOfJson(await check('json'))).toEqual([]);
    expect(problemsOfSarif(await check('sarif'))).toEqual([]);
    expect(problemsOfJunit(await check('junit'))).toEqual([]);
  });

  test('should show people one line of source for each cause, and no control character', async () => {
    const text = await check('pretty');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is not to be there
    expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f]/);
    expect(text).toContain(
      "docs/index.md:3:3  error  broken link '/gone': the site has no such page or file (and 299 more",
    );
    expect(text.match(/^ {4}\d \| /gm)).toHaveLength(text.match(/^ {6}\| +\^$|^ {6}\| \^$/gm)?.length ?? 0);
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((line) => /^ +\d* \| /.test(line))
          .map((line) => line.length),
      ),
    ).toBe(100);
    expect(text).toContain('\n    5 | 日本語 😀 [中 & "文" <i>x</i>](/ni%00x)\n      |           ^\n');
  });

  test('should let GitHub mistake no text of the site for a command', async () => {
    const lines = (await check('github')).split('\n');
    const [, word] = /^::stop-commands::(\w+)$/.exec(lines[0] as string) ?? [];
    const [first, end] = [lines.indexOf('::group::Annotations'), lines.lastIndexOf('::endgroup::')];
    expect(lines[first - 1]).toBe(`::${word}::`);
    expect(
      lines.slice(first + 1, end).filter((line) => !/^::(?:error|warning) file=[^,:]+,line=\d+,/.test(line)),
    ).toEqual([]);
    expect(lines).toContainEqual(expect.stringContaining('file=docs/日本 語%2Ca%3Ab#c.md,line=5,col=8,'));
  });

  test('should end as always even if nobody reads them to the end', async () => {
    const bin = fileURLToPath(new URL('../../bin/docsite', import.meta.url));
    const options = {
      cwd: siteDir,
      env: userEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    };
    const run = spawn(process.execPath, [bin, 'check', '--format', 'sarif'], options);
    let stderr = '';
    run.stderr.setEncoding('utf8').on('data', (part: string) => {
      stderr += part;
    });
    run.stdout.once('data', () => run.stdout.destroy());
    expect(await once(run, 'close')).toEqual([1, null]);
    expect(stderr).toBe('');
  });
});
