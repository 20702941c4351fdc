import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { ConfigError } from '../../../src/config/config-error.js';
import { readConfig } from '../../../src/config/reading/read-config.js';

/** Findings for a JSON configuration with these keys besides its title, the first of them on line 3. */
async function problemsOf(config: Readonly<Record<string, unknown>>): Promise<string[]> {
  const folder = makeFolder({ 'docsite.config.json': JSON.stringify({ title: 'T', ...config }, undefined, 2) });
  const error = await readConfig(folder).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error('expected a ConfigError');
  return error.findings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
}

describe('an unknown key', () => {
  test('should be reported with a suggested key', async () => {
    expect(await problemsOf({ tagLine: 'x' })).toEqual([
      "3:3 unknown configuration key 'tagLine' (did you mean 'tagline'?)",
    ]);
  });

  test('should be reported with its path', async () => {
    expect(await problemsOf({ navbar: { items: [{ label: 'A', hreff: '/' }] } })).toEqual([
      "7:9 unknown configuration key 'navbar.items[0].hreff' (did you mean 'href'?)",
    ]);
  });

  test('should be reported without the key that it misspells, which is missing', async () => {
    expect(await problemsOf({ redirects: [{ fron: '/a', to: '/b' }, { fron: '/a' }] })).toEqual([
      "5:7 unknown configuration key 'redirects[0].fron' (did you mean 'from'?)",
      "8:5 configuration key 'redirects[1].to': expected text, it is missing",
      "9:7 unknown configuration key 'redirects[1].fron' (did you mean 'from'?)",
    ]);
  });

  test('should be reported without a list of keys if there are too many', async () => {
    expect(await problemsOf({ qqqqq: 1 })).toEqual([
      "3:3 unknown configuration key 'qqqqq' (the keys are listed under 'Configuration' in docsite's documentation)",
    ]);
  });

  test("should be translated if it is another tool's word", async () => {
    expect(await problemsOf({ siteUrl: 'x', cleanUrls: true, locales: {}, presets: [] })).toEqual([
      "3:3 unknown configuration key 'siteUrl' (the key is called 'url' here)",
      "4:3 unknown configuration key 'cleanUrls' (the key is called 'trailingSlash' here)",
      "5:3 unknown configuration key 'locales' (list the languages in 'i18n.locales', and describe them in 'i18n.localeConfigs')",
      "6:3 unknown configuration key 'presets' (its options are those of 'docs', 'blog' and 'pages')",
    ]);
    expect(await problemsOf({ navbar: { items: [{ text: 'A', link: '/' }] }, docs: [{ dir: 'x' }] })).toEqual([
      "13:7 unknown configuration key 'docs[0].dir' (the key is called 'docs.path' here)",
      "6:9 unknown configuration key 'navbar.items[0].text' (the key is called 'navbar.items.label' here)",
      "7:9 unknown configuration key 'navbar.items[0].link' (the key is called 'navbar.items.to' here)",
    ]);
  });

  test('should be reported in one docs instance of several', async () => {
    expect(await problemsOf({ docs: [{ id: 'a' }, { id: 'b', routeBase: 'x' }] })).toEqual([
      expect.stringMatching(
        /^9:7 unknown configuration key 'docs\[1\]\.routeBase' \(known keys here: id, label, path, routeBasePath, /,
      ),
    ]);
  });

  test('should be reported in a docs instance that stands alone', async () => {
    expect(await problemsOf({ docs: { pth: 'x' } })).toEqual([
      "4:5 unknown configuration key 'docs.pth' (did you mean 'path'?)",
    ]);
  });

  test('should be sent to the site if it is one of the keys that the site lacks', async () => {
    expect(await problemsOf({ docs: [{ versionsPage: 'versions' }], navbar: { title: 'T', url: 'x' } })).toEqual([
      "5:7 unknown configuration key 'docs[0].versionsPage' ('versionsPage' is a key of the site: write it beside 'docs', not in it)",
      "10:5 unknown configuration key 'navbar.url' ('url' is a key of the site: write it beside 'navbar', not in it)",
    ]);
    expect(await problemsOf({ footer: { title: 'T' } })).toEqual([
      expect.stringContaining("'footer.title' (known keys here: "),
    ]);
  });

  test('should be reported in a map of versions', async () => {
    expect(await problemsOf({ docs: { versions: { current: { lable: 'x' } } } })).toEqual([
      "6:9 unknown configuration key 'docs.versions.current.lable' (did you mean 'label'?)",
    ]);
  });

  test('should be accepted among custom fields', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T", "customFields": { "any": { "thing": 1 } } }' });
    expect((await readConfig(folder)).config.customFields).toEqual({ any: { thing: 1 } });
  });
});

describe('a wrong value', () => {
  test.each([
    [{ baseUrl: 3 }, "3:3 configuration key 'baseUrl': expected text, got 3"],
    [{ baseUrl: 'docs' }, "3:3 configuration key 'baseUrl': expected a path that begins with '/', got \"docs\""],
    [
      { url: 'example.org' },
      "3:3 configuration key 'url': expected an address such as 'https://example.org', got \"example.org\"",
    ],
    [
      { url: 'https://example.org/docs/' },
      "3:3 configuration key 'url': expected an address without a path, such as 'https://example.org'; the path is 'baseUrl', got \"https://example.org/docs/\"",
    ],
    [{ trailingSlash: 'yes' }, "3:3 configuration key 'trailingSlash': expected true, false or 'folders', got \"yes\""],
    [
      { colorMode: { defaultMode: 'drak' } },
      "4:5 configuration key 'colorMode.defaultMode': expected 'light' or 'dark', got \"drak\" (did you mean 'dark'?)",
    ],
    [
      { rules: { 'broken-link': 'warn' } },
      "4:5 configuration key 'rules.broken-link': expected 'error', 'warning' or 'ignore', got \"warn\" (did you mean 'warning'?)",
    ],
    [
      { rules: { 'broken-link': '' } },
      "4:5 configuration key 'rules.broken-link': expected 'error', 'warning' or 'ignore', got \"\"",
    ],
    [
      { markdown: { remarkPlugins: ['x'] } },
      "5:7 configuration key 'markdown.remarkPlugins[0]': expected a plugin function, or a list of one and its options, got \"x\" (import it, and write the imported name without quotes: `import plugin from 'x';`)",
    ],
    [
      { baseUrl: 'https://example.org/docs/' },
      "3:3 configuration key 'baseUrl': expected a path that begins with '/', got \"https://example.org/docs/\"",
    ],
    [
      { blog: true },
      "3:3 configuration key 'blog': expected the options of a blog, a list of them, or false, got true (write `{}` to use it with the defaults)",
    ],
    [{ docs: [{ path: 3 }] }, "5:7 configuration key 'docs[0].path': expected text, got 3"],
    [
      { docs: 'docs' },
      '3:3 configuration key \'docs\': expected the options of docs, a list of them, or false, got "docs"',
    ],
    [
      { tableOfContents: { maxHeadingLevel: 9 } },
      "4:5 configuration key 'tableOfContents.maxHeadingLevel': expected a heading level from 2 to 6, got 9",
    ],
    [
      { rules: { 'broken-link': 'fatal' } },
      "4:5 configuration key 'rules.broken-link': expected 'error', 'warning' or 'ignore', got \"fatal\"",
    ],
    [{ budgets: { script: 0 } }, "4:5 configuration key 'budgets.script': expected kilobytes, more than 0, got 0"],
    [
      { externalLinks: { timeout: -1 } },
      "4:5 configuration key 'externalLinks.timeout': expected seconds, more than 0, got -1",
    ],
    [
      { cache: { remote: 'cache.example.org' } },
      "4:5 configuration key 'cache.remote': expected an address such as 'https://cache.example.org/docs', got \"cache.example.org\"",
    ],
    [{ versionsPage: 4 }, "3:3 configuration key 'versionsPage': expected a path or false, got 4"],
    [
      { footer: { links: [{ title: 'A' }] } },
      "5:7 configuration key 'footer.links[0].items': expected a list, it is missing",
    ],
  ])('should be reported with what was expected: %j', async (config, expected) => {
    expect(await problemsOf(config)).toEqual([expected]);
  });

  test('should be reported for a missing title, at the start of the file', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "tagline": "x" }' });
    const error = await readConfig(folder).catch((reason: unknown) => reason);
    expect((error as ConfigError).findings).toEqual([
      {
        rule: 'config',
        file: 'docsite.config.json',
        line: 1,
        column: 1,
        message: "configuration key 'title': expected text, it is missing",
      },
    ]);
  });

  test('should be reported together with the other wrong values', async () => {
    expect(await problemsOf({ tagline: 1, favicon: 2 })).toEqual([
      "3:3 configuration key 'tagline': expected text, got 1",
      "4:3 configuration key 'favicon': expected text, got 2",
    ]);
  });
});

describe('a navbar item', () => {
  test.each([
    [
      { type: 'docsSidebar', sidebarId: 'a' },
      `configuration key 'navbar.items[0].type': items of the type "docsSidebar" are not allowed here (did you mean 'docSidebar'?)`,
    ],
    [
      { label: 'A' },
      `configuration key 'navbar.items[0].to': expected 'to' or 'href', it is missing ('to' is a path of the site, 'href' an address outside it)`,
    ],
    [{ type: 'doc', label: 'A' }, "configuration key 'navbar.items[0].docId': expected text, it is missing"],
    [
      { type: 'docSidebar', sidebarId: 'a', docId: 'b' },
      "unknown configuration key 'navbar.items[0].docId' (known keys here: type, sidebarId, label, docsInstance, props, activeBasePath, activeBaseRegex, className, html, attributes, marked, ariaLabel, position)",
    ],
    [
      { type: 'search', html: 'x' },
      "unknown configuration key 'navbar.items[0].html' (known keys here: type, position)",
    ],
    [{ type: 'dropdown', label: 'A' }, "configuration key 'navbar.items[0].items': expected a list, it is missing"],
    [{ label: 'A', items: [] }, "configuration key 'navbar.items[0].items': expected one item or more, got []"],
    [
      { label: 'A', items: [{ type: 'localeDropdown' }] },
      `configuration key 'navbar.items[0].items[0].type': items of the type "localeDropdown" are not allowed here (the types are: link, docsVersion, doc, docSidebar, html, component)`,
    ],
    [
      { label: 'A', items: [{ label: 'B', items: [] }] },
      "configuration key 'navbar.items[0].items[0]': a dropdown is not allowed here (the types are: link, docsVersion, doc, docSidebar, html, component)",
    ],
    [
      { to: '/a', href: 'https://example.org' },
      `configuration key 'navbar.items[0].href': expected 'to' or 'href', not both, got "https://example.org" ('to' is a path of the site, 'href' an address outside it)`,
    ],
  ])('should be rejected, with what its type allows: %j', async (item, expected) => {
    const problems = await problemsOf({ navbar: { items: [item] } });
    expect(problems.map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });
});

test('an unknown key should have a hint, even beside a wrong type', async () => {
  expect(await problemsOf({ storage: { type: 'cookies', prefix: 'a b', nmespace: 'x' } })).toEqual([
    expect.stringContaining(`'storage.type': expected 'localStorage' or 'sessionStorage', got "cookies"`),
    expect.stringContaining('\'storage.prefix\': expected letters, digits, `-` and `_`, got "a b"'),
    expect.stringContaining("'storage.nmespace' (did you mean 'namespace'?)"),
  ]);
});

describe('a footer item', () => {
  test('should be a link that leads somewhere, or HTML', async () => {
    const items = [{ label: 'A' }, { html: '<b>x</b>', label: 'B' }];
    expect((await problemsOf({ footer: { links: [{ items }] } })).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      `configuration key 'footer.links[0].items[0].to': expected 'to' or 'href', it is missing ('to' is a path of the site, 'href' an address outside it)`,
      "unknown configuration key 'footer.links[0].items[1].label' (known keys here: html, className)",
    ]);
  });

  test('should be an object', async () => {
    expect(
      (await problemsOf({ footer: { links: [{ items: ['A'] }] } })).map((line) => line.replace(/^\S+ /, '')),
    ).toEqual([`configuration key 'footer.links[0].items[0]': expected an object, got "A"`]);
  });
});

describe('custom fields', () => {
  const problems = async (text: string): Promise<string[]> => {
    const folder = makeFolder({ 'docsite.config.js': `export default { title: 'T', customFields: ${text} };` });
    const error = await readConfig(folder).catch((reason: unknown) => reason);
    return (error as ConfigError).findings.map(({ message }) => message);
  };

  test.each([
    ['{ a: { n: 1n } }', "configuration key 'customFields.a.n': expected a value that JSON can represent, got 1n"],
    [
      '{ f: [() => 1] }',
      "configuration key 'customFields.f[0]': expected a value that JSON can represent, got a function",
    ],
    [
      '{ m: new Map() }',
      "configuration key 'customFields.m': expected a value that JSON can represent, got an object of the class Map",
    ],
    ['{ n: Number.NaN }', "configuration key 'customFields.n': expected a value that JSON can represent, got NaN"],
    ["{ get g() { throw new Error('no'); } }", "configuration key 'customFields.g': it cannot be read: no"],
    ['(() => { const a = {}; a.b = a; return a; })()', "configuration key 'customFields.b': it holds itself"],
  ])('should be rejected if browsers cannot receive them: %s', async (text, expected) => {
    expect(await problems(text)).toEqual([expected]);
  });
});
