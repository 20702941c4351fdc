/// <reference types="mdast-util-mdx-jsx" />
import { LinkIndex, type ParsedDocument, resolveLinks, type Site, type UserConfig, walkHast } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { resolveTree } from '../../../src/render/content/resolve-tree.js';
import { makeSite, parse } from '../../site-fixture.js';

/** The header of a PNG of 40 × 20 pixels. */
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000002800000014080200000000000000', 'hex');

/** The URLs in attributes and the sizes of images, in the order of the tree. */
function urlsOf(tree: Root): string[] {
  const urls: string[] = [];
  walkHast(tree, (node) => {
    if (node.type === 'element') {
      const { href, src, width, height } = node.properties;
      if (href !== undefined || src !== undefined)
        urls.push([href ?? src, width, height].filter((value) => value !== undefined).join(' '));
    }
    if (node.type === 'mdxJsxFlowElement')
      urls.push(...node.attributes.map((item) => `${'name' in item ? item.name : ''}=${String(item.value)}`));
    return undefined;
  });
  return urls;
}

const files = {
  'docs/a.mdx':
    '[b](./sub/b.md#x) [out](https://example.com/) [gone](./gone.md)\n\n![i](./i.png)\n\n<Card to="./sub/b.md" title="./sub/b.md" />\n',
  'docs/sub/b.md': '# B\n\n## X\n',
  'docs/sub/_part.mdx': '[a](../a.mdx) ![i](../i.png)\n',
  'docs/c.mdx': "import Part from './sub/_part.mdx';\n\n<Part />\n",
  'docs/i.png': png,
};

/** The tree of a document as shown by its page in a site. */
function resolveIn(site: Site, document: ParsedDocument): Root {
  const table = resolveLinks(site.pages, { [document.path]: document }, new LinkIndex(site));
  const links = table.get(site.routesBySource[document.path] as string) ?? [];
  return resolveTree(document.tree, { links, baseUrl: site.locale.baseUrl });
}

describe('resolveTree', () => {
  test('should turn written addresses into final ones', async () => {
    const { site } = await makeSite(files, { baseUrl: '/base/', trailingSlash: true });
    const tree = resolveIn(site, await parse('docs/a.mdx', files['docs/a.mdx']));
    const image = site.assets['docs/i.png']?.outputPath;
    expect(urlsOf(tree)).toEqual([
      '/base/docs/sub/b/#x',
      'https://example.com/',
      './gone.md',
      `/base/${image} 40 20`,
      'to=/docs/sub/b/',
      'title=./sub/b.md',
    ]);
  });

  test('should give components routes as `to`, as their links add the base URL, and final addresses elsewhere', async () => {
    const text = [
      '<Link to="/docs/sub/b">{x}</Link>',
      '<Link to="sub/b?x=1#x" />',
      '<Card.Link to="./sub/b.md" href="./sub/b.md" />',
      '<Link to="/base/docs/sub/b" />',
      '<Link to="/" />',
      '<Link to="https://example.com/" />',
      '<Link to="pathname:///docs/sub/b" />',
      '<my-link to="./sub/b.md" />',
    ];
    const { site } = await makeSite({ ...files, 'docs/a.mdx': text.join('\n\n') }, { baseUrl: '/base/' });
    const tree = resolveIn(site, await parse('docs/a.mdx', text.join('\n\n')));
    expect(urlsOf(tree)).toEqual([
      'to=/docs/sub/b',
      'to=/docs/sub/b?x=1#x',
      'to=/docs/sub/b',
      'href=/base/docs/sub/b',
      'to=/docs/sub/b',
      'to=/',
      'to=https://example.com/',
      'to=pathname:///docs/sub/b',
      'to=/base/docs/sub/b',
    ]);
  });

  test('should leave the original tree unchanged, and share subtrees without links', async () => {
    const document = await parse('docs/a.mdx', `${files['docs/a.mdx']}\nA paragraph without links.\n`);
    const before = structuredClone(document.tree);
    const { site } = await makeSite(files, { baseUrl: '/base/' });
    const tree = resolveIn(site, document);
    expect(document.tree).toEqual(before);
    expect(tree.children[0]).not.toBe(document.tree.children[0]);
    expect(tree.children.at(-1)).toBe(document.tree.children.at(-1));
  });

  test('should mark links to files that are not pages, for the router of the client', async () => {
    const text = 'The [file](./i.png).\n\n<a href="./i.png">{file}</a>\n\n<a href="./sub/b.md">{page}</a>\n';
    const { site } = await makeSite({ ...files, 'docs/a.mdx': text });
    const marks: string[] = [];
    walkHast(resolveIn(site, await parse('docs/a.mdx', text)), (node) => {
      if (node.type === 'element' && node.tagName === 'a') marks.push(...Object.keys(node.properties));
      if (node.type === 'mdxJsxFlowElement')
        marks.push(...node.attributes.map((item) => ('name' in item ? item.name : '')));
      return undefined;
    });
    expect(marks).toEqual(['href', 'dataFile', 'href', 'data-file', 'href']);
  });

  test('should resolve references in a partial from the folder of the partial', async () => {
    const { site } = await makeSite(files);
    const document = await parse('docs/c.mdx', files['docs/c.mdx'], {
      'docs/sub/_part.mdx': files['docs/sub/_part.mdx'],
    });
    expect(urlsOf(resolveIn(site, document))).toEqual(['/docs/a', `/${site.assets['docs/i.png']?.outputPath} 40 20`]);
  });

  test('should keep an image size given by the author', async () => {
    const text = '<img src="./i.png" width="10" />\n';
    const { site } = await makeSite({ ...files, 'docs/d.md': text });
    const tree = resolveIn(site, await parse('docs/d.md', text));
    expect(urlsOf(tree)).toEqual([`/${site.assets['docs/i.png']?.outputPath} 10`]);
  });

  describe('static images in Markdown', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"/>';
    const text =
      '![a](/img/a.svg) ![b](../static/img/a.svg) <img src="/img/a.svg" style="height: 10px"> ![c](/img/none.svg)\n';
    const sizesWith = async (imageSizes: 'content' | 'all', config: Partial<UserConfig> = {}, written = text) => {
      const { site } = await makeSite(
        { 'docs/d.md': written, 'static/img/a.svg': svg },
        { ...config, markdown: { imageSizes } },
      );
      return urlsOf(resolveIn(site, await parse('docs/d.md', written)));
    };

    test('should get their sizes if all are to have them, but for those with a style', async () => {
      expect(await sizesWith('content')).toEqual(['/img/a.svg', '/img/a.svg', '/img/a.svg', '/img/none.svg']);
      expect(await sizesWith('all')).toEqual(['/img/a.svg 120 80', '/img/a.svg 120 80', '/img/a.svg', '/img/none.svg']);
    });

    test('should get them by addresses with the base URL, too', async () => {
      const written = '![a](/x/img/a.svg) ![b](/img/a.svg?v#x)\n';
      expect(await sizesWith('all', { baseUrl: '/x/' }, written)).toEqual([
        '/x/img/a.svg 120 80',
        '/x/img/a.svg?v#x 120 80',
      ]);
    });
  });
});
