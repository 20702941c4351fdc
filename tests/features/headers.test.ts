import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { build, buildClean, buildSite, changeConfig, copySite } from './run.js';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function directive(site: BuiltSite, name: string): string[] {
  const policy = /Content-Security-Policy: (.*)/.exec(site.text('_headers'))?.[1] ?? '';
  return (
    policy
      .split('; ')
      .find((item) => item.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

describe('_headers', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSite('twins');
  });

  test('should allow exactly the inline scripts in the HTML files of every locale', () => {
    const written = site
      .pages()
      .flatMap((page) =>
        Array.from(page.html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => hashOf(code as string)),
      );
    const allowed = directive(site, 'script-src');
    expect(allowed).toEqual(["'self'", ...[...new Set(written)].sort()]);
    for (const code of ['announce()', 'inPage("&")', 'inDemo()']) expect(allowed).toContain(hashOf(code));
  });

  test('should let browsers cache files named by their contents', () => {
    const kept = Array.from(
      site.text('_headers').matchAll(/^(\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm),
      ([, path]) => path,
    );
    expect(kept).toEqual(
      expect.arrayContaining([
        '/base/assets/css/*',
        '/base/assets/js/*',
        '/base/fr/assets/css/*',
        '/base/fr/assets/js/*',
      ]),
    );
    expect(kept.filter((path) => /pages|\/\*\*|^\/base\/\*/.test(path as string))).toEqual([]);
  });

  test('should exist once, at the root of the output', () => {
    expect(site.files().filter((path) => path.endsWith('_headers'))).toEqual(['_headers']);
  });
});

test('the rules in _headers of the author should come after the generated ones', async () => {
  const folder = copySite('twins');
  writeFileSync(join(folder, 'static/_headers'), '/base/docs/*\n  X-Robots-Tag: noai\n');
  const text = (await buildClean(folder)).text('_headers');
  expect(text).toMatch(/^\/base\/\*\n {2}Content-Security-Policy: /);
  expect(text).toMatch(/\n\n\/base\/docs\/\*\n {2}X-Robots-Tag: noai\n$/);
});

test('the configuration should be able to add sources, leave the policy out, or leave all to the author', async () => {
  const folder = copySite('twins');
  changeConfig(folder, { headers: { contentSecurityPolicy: { 'connect-src': ['https://api.example.org'] } } });
  expect(directive(await buildClean(folder), 'connect-src')).toEqual(["'self'", 'https://api.example.org']);
  changeConfig(folder, { headers: { contentSecurityPolicy: false } });
  expect((await buildClean(folder)).text('_headers')).toMatch(/^\/base\/\*\n {2}X-Content-Type-Options: nosniff\n/);
  changeConfig(folder, { headers: false });
  expect((await buildClean(folder)).has('_headers')).toBe(false);
});

test('a source that would break the policy should be reported', async () => {
  const folder = copySite('twins');
  changeConfig(folder, { headers: { contentSecurityPolicy: { 'img-src': ['a; script-src *'] } } });
  const { exitCode, stderr, stdout } = await build(folder);
  expect(exitCode).toBe(2);
  expect(stdout + stderr).toContain("expected one source, such as 'https://example.org'");
});
