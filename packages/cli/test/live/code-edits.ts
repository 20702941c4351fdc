import type { ChangedPaths, EditedSite, Edits } from './edited-site.js';
import { configText, firstKeys, firstRules } from './first-files.js';

/** Edits of configuration, modules, templates, other files, and of the Git history. */
export function codeEdits(site: EditedSite): Edits {
  return { ...configEdits(site), ...moduleEdits(site), ...templateEdits(site), ...otherEdits(site) };
}

type Keys = Readonly<Record<string, unknown>>;

/** Keys of the configuration by topic. Those of `docs` are merged. */
function wantedKeys(site: EditedSite): Readonly<Record<string, Keys>> {
  const docs = (keys: Keys): Keys => ({ docs: keys });
  return {
    title: { title: site.word() },
    navbar: {
      navbar: {
        items: [
          { label: site.word(), to: '/docs/a' },
          { type: 'doc', docId: 'a' },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
    },
    footer: { footer: { copyright: `<a href="/docs/a">${site.word()}</a>` } },
    announcement: { announcementBar: { content: site.word() } },
    redirects: { redirects: [{ from: `/${site.word()}`, to: '/docs' }] },
    twins: { markdownTwins: false },
    search: { search: false },
    slash: { trailingSlash: site.random(2) === 0 },
    base: { baseUrl: `/${site.word()}/` },
    locales: {
      i18n: {
        defaultLocale: 'en',
        locales: site.oneOf([
          ['en', 'fr'],
          ['en', 'fr'],
          ['en', 'ar', 'fr'],
        ]),
        localeConfigs: { fr: { label: site.word() } },
      },
    },
    versionsPage: { versionsPage: 'versions' },
    head: { head: [{ tag: 'meta', attrs: { name: 'x', content: site.word() } }] },
    markdown: { markdown: { admonitions: [site.word()], autolinks: { 'BUG-': 'https://bugs.example.org/<num>' } } },
    toc: { tableOfContents: { maxHeadingLevel: site.oneOf([2, 4]) } },
    rules: { rules: { ...firstRules, 'image-alt': site.oneOf(['ignore', 'warning', 'error']) } },
    sidebarPath: docs({ sidebarPath: 'sidebars.json' }),
    dates: docs({ showLastUpdateTime: true, showLastUpdateAuthor: true }),
    edit: docs({ editUrl: `https://example.org/${site.word()}` }),
    version: docs({ versions: { current: { label: site.word() }, '1.0': { banner: 'unmaintained', noIndex: true } } }),
    last: docs({ lastVersion: 'current' }),
    only: docs({ onlyIncludeVersions: ['current'] }),
    root: docs({ routeBasePath: '/' }),
    noBlog: { blog: false },
    blog: {
      blog: {
        postsPerPage: site.oneOf([1, 3, 'ALL']),
        blogSidebarCount: site.oneOf([0, 2, 'ALL']),
        sortPosts: site.oneOf(['ascending', 'descending']),
        blogTitle: site.word(),
        archiveBasePath: null,
        showLastUpdateTime: true,
        feedOptions: { type: site.oneOf(['rss', 'all']), limit: site.oneOf([1, null]) },
      },
    },
  };
}

function configEdits(site: EditedSite): Edits {
  const set = new Map<string, Keys>();
  let usesPlugin = false;
  const write = (): ChangedPaths => {
    const docs = Object.assign({}, ...[...set.values()].map((keys) => keys.docs));
    const text = configText({
      ...firstKeys,
      ...Object.assign({}, ...set.values()),
      ...(Object.keys(docs).length > 0 && { docs }),
    });
    const [file, other] = ['docsite.config.json', 'docsite.config.mjs'];
    if (!usesPlugin) return [...site.remove(other), ...site.write(file, text)];
    const code = `import { mark } from './src/plugin.mjs';\nconst config = ${text};\n`;
    const markdown = '{ ...config.markdown, remarkPlugins: [mark] }';
    return [
      ...site.remove(file),
      ...site.write(other, `${code}export default { ...config, markdown: ${markdown} };\n`),
    ];
  };
  const choose = (name: string): ChangedPaths => {
    if (set.has(name) && site.random(2) === 0) set.delete(name);
    else set.set(name, wantedKeys(site)[name] as Keys);
    return write();
  };
  const plugin = (): ChangedPaths => {
    const value = `'${site.word()} ' + readFileSync(new URL('word.js', import.meta.url), 'utf8')`;
    const add = `tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: ${value} }] })`;
    const code = `import { readFileSync } from 'node:fs';\nexport const mark = () => (tree) => { ${add}; };\n`;
    return site.write('src/plugin.mjs', code);
  };
  return {
    configuration: () => choose(site.oneOf(Object.keys(wantedKeys(site)))),
    locales: () => choose('locales'),
    'dates and authors': () => choose('dates'),
    'a plugin': () => {
      usesPlugin = site.random(3) > 0;
      return [...plugin(), ...write()];
    },
    'code of a plugin': plugin,
  };
}

function moduleEdits(site: EditedSite): Edits {
  const box = (tag: string): string =>
    `import { word } from './word'\n\nexport function Box() { return <${tag}>{word}</${tag}>; }`;
  return {
    'a module': () => site.write('src/box.jsx', box(site.oneOf(['b', 'i', 'em']))),
    'a module that becomes live': () =>
      site.write(
        'src/box.jsx',
        `import { useState } from 'react'\n\nexport function Box() { return <b>${site.word()}{useState(1)[0]}</b>; }`,
      ),
    'a module of a module': () => site.write('src/word.js', `export const word = '${site.word()}';`),
    'a broken module': () => site.break('src/box.jsx', 'export function Box() { return <b>; }'),
    'a live page': () =>
      site.write('docs/live.mdx', `import { Box } from '@site/src/box'\n\n# Live\n\n${site.word()} <Box />`),
    'a server component': () =>
      site.write(
        'src/facts.server.jsx',
        `import facts from './facts.json'\n\nexport function Facts() { return <p>{facts.text} ${site.word()}</p>; }`,
      ),
    'data of a component': () => site.write('src/facts.json', JSON.stringify({ text: site.word() })),
  };
}

function templateEdits(site: EditedSite): Edits {
  const component = (name: string): string => `export function ${name}() { return <div>${site.word()}</div>; }`;
  return {
    'a template': () => site.toggle('theme/shell/footer.tsx', component('Footer')),
    'a template around the default one': () =>
      site.toggle(
        'theme/content/admonition.tsx',
        "import { Admonition as Original } from '@theme-original/content/admonition';\n\n" +
          `export function Admonition(props) { return <div title="${site.word()}"><Original {...props} /></div>; }`,
      ),
    'a template of generated pages': () => site.toggle('theme/pages/tag-page.tsx', component('TagPage')),
    styles: () => site.toggle('theme/custom.css', `:root { --x: ${site.count}px; }`),
  };
}

function otherEdits(site: EditedSite): Edits {
  return {
    'a static file': () => site.write(`static/${site.word()}.txt`, String(site.count)),
    'a static page': () => site.toggle('static/own.html', `<script>${site.count}</script>`),
    'an image file': () =>
      site.write('docs/image.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${site.count}" height="8" />`),
    'no image file': () => site.remove('docs/image.svg'),
    'a commit': () => site.commit(site.word(), 1_600_000_000 + site.random(100) * 1_000_000),
    'names of authors': () => site.toggle('.mailmap', `${site.word()} <stone@example.org>\n`),
  };
}
