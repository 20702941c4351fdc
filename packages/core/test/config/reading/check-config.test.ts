import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { ConfigError } from '../../../src/config/config-error.js';
import { readConfig } from '../../../src/config/reading/read-config.js';

/** Findings for a configuration module that exports this. */
async function problemsOf(code: string): Promise<string[]> {
  const error = await readConfig(makeFolder({ 'docsite.config.mjs': code })).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) return [];
  return error.findings.map(({ line, message }) => `${line} ${message}`);
}

const problemsIn = (keys: string) => problemsOf(`export default {\n  title: 'T',\n  ${keys}\n};`);

describe('the locales of a configuration', () => {
  test.each([
    [
      "{ defaultLocale: 'fr', locales: ['en'] }",
      "3 configuration key 'i18n.defaultLocale': 'fr' is not among 'i18n.locales'",
    ],
    ["{ locales: ['fr'] }", "3 configuration key 'i18n.defaultLocale': 'en' is not among 'i18n.locales'"],
    ["{ locales: ['en', 'fr', 'fr'] }", "3 configuration key 'i18n.locales': 'fr' is listed more than once"],
    ['{ localeConfigs: { fr: {} } }', "3 configuration key 'i18n.localeConfigs.fr': 'fr' is not among the locales"],
    [
      "{ locales: ['en', 'fr', 'de'], localeConfigs: { de: { path: 'FR' } } }",
      "3 configuration key 'i18n.localeConfigs.de.path': the path 'FR' belongs to the locale 'fr'",
    ],
    [
      "{ locales: ['en', 'fr'], localeConfigs: { fr: { path: 'assets' } } }",
      "3 configuration key 'i18n.localeConfigs.fr.path': the path 'assets' belongs to the files that docsite makes",
    ],
    [
      "{ locales: ['en', 'fr'], localeConfigs: { fr: { path: 'guide/fr' } } }",
      "3 configuration key 'i18n.localeConfigs.fr.path': the path 'guide/fr' belongs to the routes of the docs instance 'default'",
    ],
    [
      "{ locales: ['en', 'fr'], localeConfigs: { fr: { baseUrl: '/' } } }",
      "3 configuration key 'i18n.localeConfigs.fr.baseUrl': the path '/' belongs to the locale 'en'",
    ],
  ])('should be rejected if they contradict each other: %s', async (i18n, expected) => {
    expect(await problemsIn(`i18n: ${i18n}, docs: { routeBasePath: 'guide' }`)).toContain(expected);
  });

  test('should be rejected only once if one is listed several times', async () => {
    expect(await problemsIn("i18n: { locales: ['en', 'fr', 'fr', 'fr'] }")).toEqual([
      "3 configuration key 'i18n.locales': 'fr' is listed more than once",
    ]);
  });

  test('should be rejected if routes and head elements refer to other ones', async () => {
    const keys =
      "head: [{ tag: 'meta', locales: ['en', 'fr'] }], routes: [{ path: '/a', module: './a', locales: ['de'] }]";
    expect(await problemsIn(`i18n: { locales: ['en', 'de'] }, ${keys}`)).toEqual([
      "3 configuration key 'head[0].locales[1]': 'fr' is not among the locales",
    ]);
  });

  test('should be rejected if head elements have event handlers, unless there is no security policy', async () => {
    const head = "head: [{ tag: 'script', attrs: { src: '/a.js', onload: 'b()' } }]";
    expect(await problemsIn(head)).toEqual([
      "3 configuration key 'head[0].attrs.onload': expected no event handler such as 'onload': the security policy forbids it",
    ]);
    for (const headers of ['false', '{ contentSecurityPolicy: false }'])
      expect(await problemsIn(`headers: ${headers}, ${head}`)).toEqual([]);
  });

  test.each(['../docs', '..', 'a/../..', 'a\\\\b', '', '/', 'a?b', 'a//b'])(
    'should be rejected if a path leads anywhere but down: %j',
    async (path) => {
      const found = await problemsIn(`i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { path: '${path}' } } }`);
      expect(found).toEqual([expect.stringMatching(/^3 configuration key 'i18n\.localeConfigs\.fr\.path': expected /)]);
    },
  );

  test('should be accepted if each has a path of its own', async () => {
    expect(
      await problemsIn("i18n: { locales: ['en', 'pt', 'pt-BR'], localeConfigs: { pt: { path: 'x/pt' } } }"),
    ).toEqual([]);
  });
});

describe('docs instances', () => {
  test('should be rejected if two have the same id', async () => {
    expect(await problemsIn("docs: [{ id: 'a' },\n { id: 'b' },\n { id: 'a' }]")).toEqual([
      "5 configuration key 'docs[2].id': the docs instance 'a' already exists, as docs[0]",
    ]);
    expect(await problemsIn('docs: [{}, {}]')).toHaveLength(1);
  });

  test.each([
    "docs: { routeBasePath: '../x' }",
    "docs: { tagsBasePath: 'a/..' }",
    "search: { path: '..' }",
    "versionsPage: '/../x'",
  ])('should be rejected if a route leads out of the site: %s', async (keys) => {
    expect(await problemsIn(keys)).toEqual([expect.stringMatching(/expected a path below the base URL/)]);
  });
});

describe('addresses in a configuration', () => {
  test.each(["'//evil.com/'", "'/a/../b/'", "'/a?b'", "'/\\\\evil.com'"])(
    'should be rejected as base URL: %s',
    async (baseUrl) => {
      expect(await problemsIn(`baseUrl: ${baseUrl}`)).toEqual([
        expect.stringMatching(/^3 configuration key 'baseUrl': expected a path such as/),
      ]);
    },
  );

  test.each([
    ["navbar: { items: [{ label: 'A', href: 'javascript:alert(1)' }] }", 'navbar.items[0].href'],
    ["navbar: { items: [{ label: 'A', to: ' java\\nscript:alert(1)' }] }", 'navbar.items[0].to'],
    ["navbar: { items: [{ label: 'D', items: [{ href: 'data:text/html,x' }] }] }", 'navbar.items[0].items[0].href'],
    ["navbar: { logo: { src: '/a.svg', href: 'vbscript:x' } }", 'navbar.logo.href'],
    ["navbar: { items: [{ type: 'html', html: '<a href=javascript:x>a</a>' }] }", 'navbar.items[0].html'],
    ["footer: { links: [{ items: [{ href: 'javascript:x' }] }] }", 'footer.links[0].items[0].href'],
    ['footer: { copyright: \'<a href="java&#115;cript:x">a</a>\' }', 'footer.copyright'],
    ['announcementBar: { content: \'<a href="javascript:x">a</a>\' }', 'announcementBar.content'],
    ["docs: { editUrl: 'javascript:x' }", 'docs.editUrl'],
    ["pages: { editUrl: 'data:x' }", 'pages.editUrl'],
  ])('should be rejected if they could run code: %s', async (keys, key) => {
    expect((await problemsIn(keys)).map((line) => line.split("'")[1])).toEqual([key]);
  });

  test('should be accepted if they have a scheme of some program of the reader, in links and in HTML', async () => {
    const link = "{ label: 'A', href: 'obsidian://open?vault=a' }";
    expect(await problemsIn(`navbar: { logo: { src: '/a.svg', href: 'app://x' }, items: [${link}] }`)).toEqual([]);
    expect(
      await problemsIn(`footer: { links: [{ items: [${link}] }], copyright: '<a href="zoommtg:x">b</a>' }`),
    ).toEqual([]);
  });

  test('should be accepted if they are paths, anchors, web and mail addresses', async () => {
    const items = ["{ href: 'mailto:a@b.c' }", "{ to: '/a' }", "{ href: '//cdn.example.org/x' }"];
    expect(await problemsIn(`navbar: { items: [${items.join(', ')}] }`)).toEqual([]);
    expect(await problemsIn('footer: { copyright: \'javascript: <a href="/a">b</a>\' }')).toEqual([]);
  });
});

describe('what a configuration exports', () => {
  test.each([
    ['throw null;', '1 cannot read the configuration: it throws null'],
    ['throw undefined;', '1 cannot read the configuration: it throws undefined'],
    ["throw 'no luck';", '1 cannot read the configuration: it throws no luck'],
    ['export default () => ({ title: "T" });', '1 the configuration exports a function'],
    ['export default Promise.reject(new Error("no"));', '1 cannot read the configuration: no'],
    ['export default null;', '1 the configuration: expected an object, got null'],
    ['export default [1];', '1 the configuration: expected an object, got [1]'],
    ['export default undefined;', '1 cannot read the configuration: docsite.config.mjs has no default export'],
  ])('should be rejected if it is not a configuration: %s', async (code, expected) => {
    expect(await problemsOf(code)).toEqual([expected]);
  });

  test('should be awaited if it is a promise', async () => {
    const folder = makeFolder({ 'docsite.config.mjs': "export default Promise.resolve({ title: 'T1' });" });
    expect((await readConfig(folder)).config.title).toBe('T1');
  });
});

describe('overrides', () => {
  test.each([
    ["'dcos/**'", "3 configuration key 'overrides[0].files[0]': the site has no file or folder 'dcos'"],
    ["'docs/odl/**'", "3 configuration key 'overrides[0].files[0]': the site has no file or folder 'docs/odl'"],
    [
      "'docs/old', 'docs/a.md'",
      "3 configuration key 'overrides[0].files[1]': the site has no file or folder 'docs/a.md'",
    ],
    [
      "'docs/[a'",
      '3 configuration key \'overrides[0].files[0]\': expected a pattern: Missing closing: "]", got "docs/[a"',
    ],
    ['', "3 configuration key 'overrides[0].files': expected a pattern, got []"],
  ])('should be rejected if they match nothing: %s', async (files, expected) => {
    const folder = makeFolder({
      'docsite.config.mjs': `export default {\n  title: 'T',\n  overrides: [{ files: [${files}], rules: {} }],\n};`,
      'docs/old/index.md': '# Old',
    });
    const error = await readConfig(folder).catch((reason: unknown) => reason);
    expect((error as ConfigError).findings.map(({ line, message }) => `${line} ${message}`)).toEqual([expected]);
  });

  test('should be reported with a suggestion if another folder may have been meant', async () => {
    const folder = makeFolder({
      'docsite.config.mjs': "export default { title: 'T', overrides: [{ files: ['docs/odl/x/**'], rules: {} }] };",
      'docs/old/index.md': '# Old',
    });
    const error = (await readConfig(folder).catch((reason: unknown) => reason)) as ConfigError;
    expect(error.findings.map(({ hint }) => hint)).toEqual(["did you mean 'old'?"]);
  });

  test('should be accepted if they begin at a folder or at the site', async () => {
    const folder = makeFolder({
      'docsite.config.mjs':
        "export default { title: 'T', overrides: [{ files: ['docs/old/**', '**/_*.md', 'docs/none*'], rules: {} }] };",
      'docs/old/index.md': '# Old',
    });
    expect((await readConfig(folder)).config.overrides).toHaveLength(1);
  });
});

test("aliases should not hide docsite's own modules", async () => {
  expect(await problemsIn("aliases: { '@': 'src', '@theme': 'theme' },")).toEqual([
    "3 configuration key 'aliases.@theme': '@theme' is the name of docsite's own modules",
  ]);
});
