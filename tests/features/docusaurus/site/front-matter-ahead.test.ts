import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site whose front matter parser collects names of documents, by which its plugin for links looks them up. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `const { collect, links } = require('./names.js');
    module.exports = {
      title: 'T', url: 'https://t.org', baseUrl: '/',
      markdown: { parseFrontMatter: collect },
      onBrokenLinks: 'ignore', presets: [['classic', { docs: { routeBasePath: '/', beforeDefaultRemarkPlugins: [links] }, blog: false, pages: false }]],
    };`,
  'names.js': `const documents = new Map();
    exports.collect = async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      const { name, title } = result.frontMatter;
      if (name === undefined) throw new Error('it has no name');
      documents.set(name, { title, path: params.filePath });
      return result;
    };
    exports.links = () => (tree, file) => {
      for (const { children } of tree.children)
        for (const node of children ?? []) {
          if (node.type !== 'link' || !node.url.startsWith('name:')) continue;
          const found = documents.get(node.url.slice(5));
          if (found === undefined) throw new Error('there is no ' + node.url);
          node.url = './' + require('path').relative(require('path').dirname(file.path), found.path);
          node.title = found.title;
        }
    };`,
  'docs/a.md': '---\nname: first\ntitle: First\n---\n\n[To the last](name:last)\n',
  'docs/home.md': '---\nname: home\nslug: /\n---\n\nHome.\n',
  'docs/_part.md': 'This is a part.\n',
  'docs/z/z.md': '---\nname: last\ntitle: Last\n---\n\n[To the first](name:first)\n',
};

describe("a site's front matter parser", () => {
  let folder: string;
  let site: BuiltSite;

  beforeAll(async () => {
    folder = makeFolder(files);
    site = await build(folder);
  });

  test('should be called for all documents before plugins get the first one', () => {
    expect(site.stdout + site.stderr).not.toContain('error');
    expect(site.text('a/index.html')).toMatch(/<a[^>]*href="\/z\/"[^>]*title="Last"[^>]*>To the last/);
    expect(site.text('z/index.html')).toMatch(/<a[^>]*href="\/a"[^>]*title="First"[^>]*>To the first/);
  });

  test('should give what has changed to documents that are unchanged', async () => {
    writeFileSync(join(folder, 'docs/a.md'), '---\nname: first\ntitle: Renamed\n---\n\n[To the last](name:last)\n');
    const again = await build(folder);
    expect(again.text('z/index.html')).toMatch(/title="Renamed"[^>]*>To the first/);
  });

  test('should be reported once for a document for which it fails', async () => {
    const broken = await build(makeFolder({ ...files, 'docs/b.md': 'Text\n' }));
    expect((broken.stdout + broken.stderr).match(/it has no name/g)).toHaveLength(1);
  });
});
