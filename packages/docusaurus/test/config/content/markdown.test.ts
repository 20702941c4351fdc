import { expect, test } from '@jest/globals';
import { read, readKeys } from '../../read-site.js';

test('a Markdown plugin that fails because of a missing package should name it', async () => {
  const { config } = await read({
    'docusaurus.config.js': `import { find, other } from '@a/not-installed'; other();
      const failing = () => async () => { (await find()).versions.then((all) => all); };
      const sound = () => { throw new Error('so it is'); };
      export default { title: 'T', presets: [['classic', { docs: { remarkPlugins: [failing, [sound, {}]] } }]] };`,
  });
  const docs = [config.docs].flat()[0] as { readonly remarkPlugins: [Attacher, [Attacher]] };
  const [failing, [sound]] = docs.remarkPlugins;
  expect(failing.name).toBe('failing');
  const message = "it needs the package '@a/not-installed', which is not installed";
  await expect(failing()({ type: 'root', children: [] })).rejects.toMatchObject({
    message,
    hint: 'install what the site needs: npm install @a/not-installed',
  });
  expect(() => sound()).toThrow('so it is');
});

test('a Markdown plugin that only returns one which is not installed should name it', async () => {
  const { config } = await read({
    'docusaurus.config.js': `import absent from '@a/not-installed';
      const wrapper = (options) => absent({ ...options, strict: true });
      export default { title: 'T', presets: [['classic', { docs: { rehypePlugins: [wrapper] } }]] };`,
  });
  const docs = [config.docs].flat()[0] as { readonly rehypePlugins: [Attacher] };
  const message = "it needs the package '@a/not-installed', which is not installed";
  expect(() => docs.rehypePlugins[0]()({ type: 'root', children: [] })).toThrow(message);
});

/** A plugin for unified. */
type Attacher = () => (tree: object) => Promise<void>;

test('a Markdown plugin that is not installed should be an error at its place', async () => {
  const { findings } = await read({
    'docusaurus.config.js':
      "module.exports = {\n  title: 'T',\n  presets: [['classic', { docs: { remarkPlugins: [require('remark-of-nobody')] } }]],\n};",
  });
  expect(findings).toEqual([
    {
      rule: 'plugin',
      file: 'docusaurus.config.js',
      line: 3,
      column: 51,
      message: "the Markdown plugin 'remark-of-nobody' is not installed",
      hint: 'install what the site needs: npm install remark-of-nobody',
      cause: "the Markdown plugin 'remark-of-nobody' is not installed",
    },
  ]);
});

test('Markdown plugins should apply to the folder of the instance that lists them', async () => {
  const { config } = await read({
    'docusaurus.config.js': `const plugin = (name) => Object.assign(() => {}, { plugin: name });
      module.exports = { title: 'T', presets: [['classic', {
        docs: { beforeDefaultRemarkPlugins: [plugin('first')], remarkPlugins: [[plugin('docs'), { a: 1 }]] },
        pages: { rehypePlugins: [plugin('pages')] },
      }]] };`,
  });
  const namesOf = (plugins: readonly unknown[] = []) =>
    plugins.map((entry) => ([entry].flat()[0] as { plugin: string }).plugin);
  const docs = [config.docs].flat()[0] as { readonly remarkPlugins?: readonly unknown[] };
  expect(namesOf(docs.remarkPlugins)).toEqual(['first', 'docs']);
  expect(namesOf((config.pages as { readonly rehypePlugins?: readonly unknown[] }).rehypePlugins)).toEqual(['pages']);
  expect(config.markdown?.remarkPlugins).toBeUndefined();
});

test('remark-math and rehype-katex should become formulas of docsite, installed or not', async () => {
  const { config, findings } = await read({
    'docusaurus.config.js': `
      import remarkMath from 'remark-math';
      function rehypeKatex() {}
      function other() {}
      export default { title: 'T', presets: [['classic', {
        docs: {
          path: 'manual',
          remarkPlugins: [remarkMath, other],
          rehypePlugins: [[rehypeKatex, { strict: false, fleqn: true, maxSize: Infinity, macros: { '\\\\RR': 'R' } }]],
        },
      }]] };`,
  });
  const docs = [config.docs].flat()[0] as {
    readonly remarkPlugins?: readonly unknown[];
    readonly rehypePlugins?: unknown;
  };
  expect(config.markdown?.math).toEqual({
    macros: { '\\RR': 'R' },
    katex: { fleqn: true },
    folders: ['manual'],
  });
  expect([docs.remarkPlugins?.length, docs.rehypePlugins, findings]).toEqual([1, undefined, []]);
});

test('formulas should be text where the version of remark-math is for an older parser', async () => {
  const { config, notes } = await read({
    'docusaurus.config.js': `
      function math() { inlinePlugin.call(this); }
      function rehypeKatex() {}
      export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', {
        docs: { remarkPlugins: [math], rehypePlugins: [rehypeKatex] },
      }]] };`,
  });
  expect(config.markdown?.math).toBe(false);
  expect(notes.join()).not.toContain('not taken over');
});

test('admonitions should keep the old names of Docusaurus, as well as those of the site', async () => {
  const { config } = await read({
    'docusaurus.config.js':
      "export default { title: 'T', url: 'https:/t.org', presets: [['classic', { docs: { admonitions: { keywords: ['own'] } } }]] };",
  });
  expect(config.markdown?.admonitions).toEqual(expect.arrayContaining(['secondary', 'success', 'own']));
  // which browsers treat as if it had two slashes
  expect(config.url).toBe('https://t.org');
});

test('admonitions should be only those of the site if all of its content turns off the usual ones', async () => {
  const settingsWith = async (blog: string) => {
    const docs = "{ admonitions: { keywords: ['own', 'note'], extendDefaults: false } }";
    const { config, notes } = await read({
      'docusaurus.config.js': `export default {
        title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: ${docs}, blog: ${blog}, pages: false }]],
      };`,
      'blog/2024-01-01-a.md': '# A',
    });
    return { ...config.markdown, notes: notes.filter((note) => !note.includes('taken over')) };
  };
  const alone = { admonitions: ['own', 'note'], builtInAdmonitions: false, notes: [] };
  expect(await settingsWith('false')).toMatchObject(alone);
  expect(await settingsWith('{ admonitions: false }')).toMatchObject(alone);
  const together = await settingsWith('{}');
  expect(together.admonitions).toEqual(['secondary', 'success', 'own', 'note']);
  expect(together.builtInAdmonitions).toBeUndefined();
});

test('footnotes should have the words given in options of remark-rehype, in every language', async () => {
  const { labels, notes } = await read({
    'docusaurus.config.js': `export default {
      title: 'T', url: 'https://t.org', baseUrl: '/', i18n: { defaultLocale: 'de', locales: ['de', 'fr'] },
      markdown: { remarkRehypeOptions: { footnoteLabel: 'Fußnoten', footnoteBackLabel: 'Zurück', clobberPrefix: 'x-' } },
    };`,
  });
  const own = { footnotes: 'Fußnoten', backToReference: 'Zurück' };
  expect(labels).toEqual({ de: own, fr: own });
  expect(notes[1]).toMatch(
    /^not taken over: markdown\.remarkRehypeOptions\.clobberPrefix \(docusaurus\.config\.js:3:\d+\)$/,
  );
});

test.each([
  ["themes: ['@docusaurus/theme-live-codeblock']", true],
  ["themes: ['live-codeblock'], themeConfig: { liveCodeBlock: { playgroundPosition: 'top' } }", { result: 'top' }],
  ["themeConfig: { liveCodeBlock: { playgroundPosition: 'top' } }", false],
])('readers should be able to edit code if the site has the theme for it: %s', async (keys, liveCode) => {
  expect((await readKeys(keys)).config.markdown).toMatchObject({ liveCode });
});

test('plugins for MDX programs should be reported with what to do instead, but not an empty list of them', async () => {
  const { notes } = await readKeys(
    "presets: [['classic', { docs: { recmaPlugins: [[function recmaHike() {}, {}], () => {}] }, blog: { recmaPlugins: [] } }]]",
  );
  expect(notes.filter((note) => note.startsWith('not taken over'))).toEqual([
    expect.stringMatching(
      /^not taken over: recmaHike and a function in presets\[0\]\[1\]\.docs\.recmaPlugins, .* use a rehype plugin to change elements or exports$/,
    ),
  ]);
});

test('headings written as HTML should be no more than elements', async () => {
  expect((await readKeys("markdown: { format: 'detect' }")).config.markdown).toMatchObject({
    format: 'detect',
    htmlHeadings: false,
  });
});
