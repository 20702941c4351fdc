import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assembleSite,
  builtInAdmonitions,
  contentKinds,
  createDocumentParser,
  LinkIndex,
  type ParsedDocument,
  readAssets,
  readConfig,
  resolveLinks,
  type Site,
  scanSite,
} from '@docsite/core';
import {
  buildSiteData,
  createBundler,
  createRenderer,
  readLabels,
  renderSiteFiles,
  searchablePages,
  themeLayers,
} from '@docsite/renderer';
import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { labelsDir } from '../../src/own-package/labels-folder.js';
import { templatesDir } from '../../src/own-package/templates-dir.js';
import { notesKind } from './notes/notes-kind.js';

// the line that adds a kind
const kinds = [...contentKinds, notesKind];

const files = {
  'docs/index.md': '# Docs\n\n[A note](/notes/first)',
  'notes/first.md': '---\ndescription: What comes first\n---\n# First\n\nRead [the docs](../docs/index.md).',
  'docsite.config.json': JSON.stringify({ title: 'T', url: 'https://example.org', markdown: { format: 'detect' } }),
  'theme/pages/page-templates.tsx': `import { pageTemplates as others } from '@theme-original/pages/page-templates';
import { ContentRegion } from '@theme/content/content-region';
const Note = ({ page }) => <article className="note" data-number={page.number}><ContentRegion content={page.content} /></article>;
export const pageTemplates = { ...others, note: Note };`,
  'theme/pages/generated-templates.tsx': `import { generatedTemplates as others } from '@theme-original/pages/generated-templates';
const NoteList = ({ page }) => <ul className="notes">{page.notes.map((note) => <li key={note.href}>{note.label}</li>)}</ul>;
export const generatedTemplates = { ...others, 'note-list': NoteList };`,
};

const folder = makeFolder();
let site: Site;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  writeFiles(folder, files);
  ({ site, output } = await build());
});

/** Builds the folder like a build, with an additional kind of content. */
async function build(): Promise<{ site: Site; output: ReadonlyMap<string, string> }> {
  const { config, places: configPlaces } = await readConfig(folder);
  const locale = { ...config.i18n.localeConfigs.en, name: 'en', baseUrl: '/' } as Site['locale'];
  const scanned = await scanSite({ siteDir: folder, config, locale }, { kinds });
  const parse = createDocumentParser({
    ...config.markdown,
    admonitions: new Set(builtInAdmonitions),
    readFile: (path) => readFileSync(join(folder, path), 'utf8'),
    importModule: async () => ({ exports: {}, trace: async () => {} }),
    today: '2022-07-11',
  });
  const documents: Record<string, ParsedDocument> = {};
  for (const source of scanned.sources) documents[source.path] = await parse(source);
  const assets = readAssets(folder, Object.values(documents), config);
  const updates = new Map();
  const input = {
    config,
    configPlaces,
    scanned,
    documents,
    updates,
    assets,
    locale,
    locales: [locale],
    includeDrafts: false,
  };
  const assembled = assembleSite({ ...input, kinds });
  const { labels } = readLabels(folder, locale, { labelsDir, config });
  const { bundle, findings } = await createBundler()({
    siteDir: folder,
    layers: themeLayers(config, { siteDir: folder, templatesDir }),
    aliases: {},
    styles: [],
    clientModules: [],
    svgImports: 'address',
    staticDirs: [],
    resolveExtensions: ['.tsx', '.ts', '.jsx', '.js'],
    locale: { serverDir: join(folder, '.server'), baseUrl: '/', configuredBaseUrl: '/', labels },
    pages: [],
  });
  if (bundle === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  const siteData = buildSiteData(assembled, { labels, bundleHash: bundle.hash });
  const render = await createRenderer({ site: assembled, siteData, bundle, today: '2026-03-14', kinds });
  const written = renderSiteFiles(assembled, siteData);
  const links = resolveLinks(assembled.pages, documents, new LinkIndex(assembled));
  for (const page of assembled.pages) {
    const rendered = await render(
      { page, links: links.get(page.route) ?? [] },
      'source' in page ? documents[page.source] : undefined,
    );
    expect(rendered.findings).toEqual([]);
    written.push(...rendered.files);
  }
  return { site: assembled, output: new Map(written.map(({ path, contents }) => [path, contents.toString()])) };
}

test('a new kind of content should need a folder and a line: its pages have routes, its data is in the site', () => {
  expect(site.pages.map(({ route }) => route)).toEqual(['/404', '/docs', '/notes', '/notes/first', '/search']);
  expect(site).toMatchObject({ notes: { count: 1 }, routesBySource: { 'notes/first.md': '/notes/first' } });
});

test('pages of a new kind should be rendered by the templates of their names', () => {
  expect(output.get('notes/first/index.html')).toContain('<article class="note" data-number="1">');
  expect(output.get('notes/index.html')).toContain('<ul class="notes"><li>First</li></ul>');
});

test('links should lead to and from a new kind', () => {
  expect(output.get('notes/first/index.html')).toContain('<a href="/docs">the docs</a>');
  expect(output.get('docs/index.html')).toContain('<a href="/notes/first">A note</a>');
});

test('pages of a new kind should appear wherever pages are listed, by their content', () => {
  expect(searchablePages(site).map(({ route }) => route)).toEqual(['/docs', '/notes/first']);
  expect(output.get('sitemap.xml')).toContain('<loc>https://example.org/notes/first</loc>');
  expect(output.get('llms.txt')).toContain('[First](https://example.org/notes/first.md): What comes first');
  expect(output.get('llms.txt')).not.toContain('notes.md');
});

test('a generated page of a new kind should have a Markdown twin that lists the same', () => {
  expect(output.get('notes.md')).toBe('# All notes\n\n- [First](https://example.org/notes/first)\n');
});
