/// <reference types="mdast-util-mdx-jsx" />
import { walkHast } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { Element, Root } from 'hast';
import { resolveTree } from '../../src/render/resolve-tree.js';
import { makeSite, pageAt, parse } from '../site-fixture.js';

/** A PNG of 40 × 20 pixels, as far as its header goes. */
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000002800000014080200000000000000', 'hex');

/** The values of attributes with URLs, and the sizes of images, in the order of the tree. */
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

describe('resolveTree', () => {
  test('should turn what authors wrote into final addresses', async () => {
    const { site } = await makeSite(files, { baseUrl: '/base/', trailingSlash: true });
    const { tree } = await parse('docs/a.mdx', files['docs/a.mdx']);
    resolveTree(tree, site, { route: '/docs/a', source: 'docs/a.mdx' });
    const image = site.assets['docs/i.png']?.outputPath;
    expect(urlsOf(tree)).toEqual([
      '/base/docs/sub/b/#x',
      'https://example.com/',
      './gone.md',
      `/base/${image} 40 20`,
      'to=/base/docs/sub/b/',
      'title=./sub/b.md',
    ]);
  });

  test('should give the same, run again or for another site', async () => {
    const { tree } = await parse('docs/a.mdx', files['docs/a.mdx']);
    const origin = { route: '/docs/a', source: 'docs/a.mdx' };
    const first = await makeSite(files, { baseUrl: '/base/', trailingSlash: true });
    const second = await makeSite(files);
    resolveTree(tree, first.site, origin);
    const once = urlsOf(tree);
    resolveTree(tree, first.site, origin);
    expect(urlsOf(tree)).toEqual(once);
    resolveTree(tree, second.site, origin);
    expect(urlsOf(tree)[0]).toBe('/docs/sub/b#x');
  });

  test('should mark links to files that are no pages, for the router of the client, once', async () => {
    const text = 'The [file](./i.png).\n\n<a href="./i.png">{file}</a>\n\n<a href="./sub/b.md">{page}</a>\n';
    const { site } = await makeSite({ ...files, 'docs/a.mdx': text });
    const { tree } = await parse('docs/a.mdx', text);
    const marks: string[] = [];
    resolveTree(tree, site, { route: '/docs/a', source: 'docs/a.mdx' });
    resolveTree(tree, site, { route: '/docs/a', source: 'docs/a.mdx' });
    walkHast(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'a') marks.push(...Object.keys(node.properties));
      if (node.type === 'mdxJsxFlowElement')
        marks.push(...node.attributes.map((item) => ('name' in item ? item.name : '')));
      return undefined;
    });
    expect(marks).toEqual(['href', 'dataFile', 'href', 'data-file', 'href']);
  });

  test('should see what a partial refers to from where the partial lies', async () => {
    const { site } = await makeSite(files);
    const { tree } = await parse('docs/c.mdx', files['docs/c.mdx'], {
      'docs/sub/_part.mdx': files['docs/sub/_part.mdx'],
    });
    resolveTree(tree, site, { route: '/docs/c', source: 'docs/c.mdx' });
    expect(urlsOf(tree)).toEqual(['/docs/a', `/${site.assets['docs/i.png']?.outputPath} 40 20`]);
  });

  test('should leave the size that the author gave an image', async () => {
    const { site } = await makeSite(files);
    const image: Element = { type: 'element', tagName: 'img', properties: { src: './i.png', width: 10 }, children: [] };
    resolveTree({ type: 'root', children: [image] }, site, {
      route: pageAt(site, '/docs/a').route,
      source: 'docs/a.mdx',
    });
    expect(image.properties).toEqual({ src: `/${site.assets['docs/i.png']?.outputPath}`, width: 10 });
  });
});
