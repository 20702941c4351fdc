import { symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { ConfigPreset } from '../../../src/config/adapters/config-preset.js';
import { ConfigError } from '../../../src/config/config-error.js';
import { readConfig } from '../../../src/config/reading/read-config.js';

async function failure(files: Readonly<Record<string, string>>): Promise<string[]> {
  const error = await readConfig(makeFolder(files)).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error('expected a ConfigError');
  return error.findings.map(
    ({ file, line, column, message, hint }) =>
      `${file}:${line}:${column} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  );
}

test('a configuration that cannot be opened should be an error', async () => {
  const linked = makeFolder({ 'docs/a.md': '' });
  symlinkSync('nowhere', join(linked, 'docsite.config.ts'));
  await expect(readConfig(linked)).rejects.toThrow("the symbolic link 'docsite.config.ts' leads nowhere");
  expect(await failure({ 'docsite.config.json/a.md': '' })).toEqual([
    "docsite.config.json:1:1 cannot read the configuration: 'docsite.config.json' is not a file",
  ]);
});

test('a configuration in a format that is not read should be an error, unless there is another', async () => {
  const files = { 'docsite.config.yml': 'title: T', 'docs/a.md': '' };
  expect(await failure(files)).toEqual([
    "docsite.config.yml:1:1 cannot read the configuration: 'docsite.config.yml' has a format that docsite does not read (write docsite.config.ts, .js or .json)",
  ]);
  expect(await failure({ 'Docsite.config.ts': '', 'docs/a.md': '' })).toEqual([
    "Docsite.config.ts:1:1 'Docsite.config.ts' is not read: the name of the configuration is in lower case (rename it to `docsite.config.ts`)",
  ]);
  const { file } = await readConfig(makeFolder({ ...files, 'docsite.config.json': '{ "title": "T" }' }));
  expect(file).toBe('docsite.config.json');
});

describe('readConfig', () => {
  test.each([
    ['docsite.config.ts', 'interface A { b: number }\nconst a: A = { b: 1 };\nexport default { title: "T" + a.b };'],
    ['docsite.config.js', "export default { title: 'T1' };"],
    ['docsite.config.mjs', "import { title } from './own/title.mjs';\nexport default { title };"],
    ['docsite.config.cjs', "module.exports = { title: 'T1' };"],
    ['docsite.config.cts', "module.exports = { title: 'T1' as string };"],
    ['docsite.config.json', '{ "title": "T1" }'],
  ])('should read %s', async (name, text) => {
    const { config, file } = await readConfig(
      makeFolder({ [name]: text, 'own/title.mjs': "export const title = 'T1';" }),
    );
    expect([file, config.title, config.baseUrl]).toEqual([name, 'T1', '/']);
  });

  test.each(['docsite', '@docsite/core'])(
    "should provide defineConfig of '%s' to a site in any folder",
    async (name) => {
      const { config } = await readConfig(
        makeFolder({
          'docsite.config.ts': `import { defineConfig } from '${name}';\nexport default defineConfig({ title: 'T1' });`,
        }),
      );
      expect(config.title).toBe('T1');
    },
  );

  test('should accept plugins imported from packages', async () => {
    const folder = makeFolder({
      'docsite.config.mjs':
        "import plugin from 'own-plugin';\nexport default { title: 'T', markdown: { remarkPlugins: [[plugin, { a: 1 }]] } };",
      'node_modules/own-plugin/package.json': '{ "name": "own-plugin", "type": "module", "exports": "./index.js" }',
      'node_modules/own-plugin/index.js': 'export default function ownPlugin() {}',
    });
    const [plugin, options] = (await readConfig(folder)).config.markdown.remarkPlugins[0] as [() => void, unknown];
    expect([plugin.name, options]).toEqual(['ownPlugin', { a: 1 }]);
  });

  test.each([
    ['import plugin, { size }', "from 'own-plugin'"],
    ['const plugin', "= require('own-plugin'); const { size } = plugin"],
  ])('should get the default export of compiled CommonJS by %s', async (start, end) => {
    const folder = makeFolder({
      'docsite.config.ts': `${start} ${end};
        export default { title: 'T' + size, markdown: { remarkPlugins: [plugin, plugin.default] } };`,
      'node_modules/own-plugin/index.js':
        'exports.__esModule = true; exports.default = function ownPlugin() {}; exports.size = 3;',
    });
    const { title, markdown } = (await readConfig(folder)).config;
    const names = markdown.remarkPlugins.map((plugin) => (plugin as () => void).name);
    expect([title, names]).toEqual(['T3', ['ownPlugin', 'ownPlugin']]);
  });

  test('should require packages whose modules for bundlers end in .mjs', async () => {
    const { config } = await readConfig(
      makeFolder({
        'docsite.config.ts': "const { size } = require('both');\nexport default { title: String(size) };",
        'node_modules/both/package.json':
          '{ "exports": { "module": "./a.mjs", "import": "./a.mjs", "default": "./b.js" } }',
        'node_modules/both/a.mjs': 'export const size = 3;',
        'node_modules/both/b.js': 'exports.size = 3;',
      }),
    );
    expect(config.title).toBe('3');
  });

  test('should prefer TypeScript if there are several', async () => {
    const { file } = await readConfig(
      makeFolder({ 'docsite.config.ts': "export default { title: 'A' };", 'docsite.config.json': '{ "title": "B" }' }),
    );
    expect(file).toBe('docsite.config.ts');
  });

  test('should see the current contents of an imported file', async () => {
    const folder = makeFolder({
      'docsite.config.mjs': "import { title } from './title.mjs';\nexport default { title };",
      'title.mjs': "export const title = 'first';",
    });
    const first = await readConfig(folder);
    writeFileSync(join(folder, 'title.mjs'), "export const title = 'second';");
    const second = await readConfig(folder);
    expect([first.config.title, second.config.title]).toEqual(['first', 'second']);
  });

  test('should treat a folder without a configuration as a site of Markdown files at the root', async () => {
    const folder = makeFolder({ 'a.md': '# A' });
    const { config, file } = await readConfig(folder);
    expect([file, config.title, config.docs.map((docs) => [docs.path, docs.routeBasePath]), config.pages]).toEqual([
      undefined,
      basename(folder),
      [['.', '']],
      undefined,
    ]);
  });
});

describe('a configuration that cannot be read', () => {
  test('should be reported with the place in JSON', async () => {
    expect(await failure({ 'docsite.config.json': '{\n  "title": x\n}' })).toEqual([
      'docsite.config.json:2:12 cannot read the configuration: it is not valid JSON: Unexpected "x" in JSON',
    ]);
  });

  test('should be reported with the place of a trailing comma', async () => {
    expect(await failure({ 'docsite.config.json': '{\n  "title": "T",\n}' })).toEqual([
      'docsite.config.json:2:15 cannot read the configuration: it is not valid JSON: JSON does not support trailing commas',
    ]);
  });

  test('should be reported with the place in a module', async () => {
    expect(await failure({ 'docsite.config.ts': "export default {\n  title: 'T'\n  tagline: 'x'\n};" })).toEqual([
      'docsite.config.ts:3:3 cannot read the configuration: Expected "}" but found "tagline" ' +
        '(something is missing before it: probably a comma, or a bracket that closes what is open)',
    ]);
  });

  test('should be reported if a file it imports is missing', async () => {
    expect(await failure({ 'docsite.config.js': "import a from './none.js';\nexport default a;" })).toEqual([
      'docsite.config.js:1:15 cannot read the configuration: Could not resolve "./none.js" (there is no such file; the path is relative to the file that imports it)',
    ]);
  });

  test.each([
    ["import a from '@scope/none/part';\nexport default a;", 'install it: npm install @scope/none; the path of a file'],
    [
      'Object.assign(module.exports, {});',
      'write `import` and `export default`, or give the name of the file the ending `.cjs`',
    ],
  ])('should be reported with what to do about it: %j', async (code, hint) => {
    const [said] = await failure({ 'docsite.config.js': code, 'package.json': '{ "type": "module" }' });
    expect(said).toContain(` (${hint}`);
  });

  test('should be reported if it has no default export', async () => {
    expect(await failure({ 'docsite.config.js': 'export const title = 1;' })).toEqual([
      'docsite.config.js:1:1 cannot read the configuration: docsite.config.js has no default export (write `export default` before the object)',
    ]);
  });

  test('should be reported if its code throws', async () => {
    expect(await failure({ 'docsite.config.js': "throw new Error('no luck');\nexport default {};" })).toEqual([
      'docsite.config.js:1:7 cannot read the configuration: no luck',
    ]);
  });

  test('should be reported at the place where its code resolves a file that does not exist', async () => {
    const code = "const a = 1;\nexport default { title: 'T', logo: require.resolve('./a.svg') };";
    expect(await failure({ 'docsite.config.js': code })).toEqual([
      "docsite.config.js:2:36 cannot read the configuration: Cannot find module './a.svg' (there is no such file; the path is relative to the file that imports it)",
    ]);
    expect(await failure({ 'docsite.config.js': code.replace('\n', '') })).toEqual([
      "docsite.config.js:1:48 cannot read the configuration: Cannot find module './a.svg' (there is no such file; the path is relative to the file that imports it)",
    ]);
  });
});

describe('a preset', () => {
  const shop: ConfigPreset = {
    name: 'shop',
    apply: async ({ config, options, purpose }) => ({
      config: {
        ...config,
        tagline: `${String(options.wares)}, for ${purpose}`,
        head: [{ tag: 'meta', attrs: { name: 'a' } }],
      },
      modules: { shop: 'export default 1;' },
      notes: ['not taken over: prices'],
      findings: [],
    }),
  };

  test('should complete the configuration that names it', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T", "preset": ["shop", { "wares": "Nails" }] }' });
    const { config, modules, notes, file } = await readConfig(folder, { presets: [shop], purpose: 'settings' });
    expect([config.title, config.tagline, config.head.length]).toEqual(['T', 'Nails, for settings', 1]);
    expect([modules, notes, file]).toEqual([
      { shop: 'export default 1;' },
      ['not taken over: prices'],
      'docsite.config.json',
    ]);
    expect(config).not.toHaveProperty('preset');
  });

  test('should be an error if it does not exist', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{\n  "title": "T",\n  "preset": "shpo"\n}' });
    const error = await readConfig(folder, { presets: [shop] }).catch((reason: unknown) => reason);
    expect((error as ConfigError).findings).toMatchObject([
      {
        file: 'docsite.config.json',
        line: 3,
        message: "configuration key 'preset': there is no preset 'shpo'",
        hint: "did you mean 'shop'?",
      },
    ]);
  });
});
