import { describe, expect, test } from '@jest/globals';
import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { walkMdast } from '../../../src/parse/tree/walk.js';
import { htmlOf, parseText } from '../parse-text.js';

describe('a remark plugin', () => {
  test('should be given the absolute path, the front matter, and its node in the tree', async () => {
    const seen: unknown[] = [];
    const plugin = () => (tree: Root, file: VFile) =>
      void seen.push(
        file.path,
        file.cwd,
        (file.data as { frontMatter: { title: string } }).frontMatter.title,
        tree.children[0],
        { ...file }.history,
      );
    const text = '---\ntitle: T\nx: 1\n---\n\ny';
    const document = await parseText(text, 'docs/b.md', { siteDir: '/site', remarkPlugins: [plugin] });
    expect(seen.slice(0, 3)).toEqual(['/site/docs/b.md', '/site', 'T']);
    expect(seen[3]).toMatchObject({ type: 'yaml', value: 'title: T\nx: 1', position: { end: { line: 4, column: 4 } } });
    expect(seen[4]).toEqual(['/site/docs/b.md']);
    expect(htmlOf(document)).toBe('<p>y</p>');
  });

  test('should process each partial as a file of its own, and its children as part of the document', async () => {
    const seen: unknown[] = [];
    const plugin = () => (tree: Root, file: VFile) => {
      const words: string[] = [];
      walkMdast(tree, (node) => {
        if (node.type === 'text') words.push(node.value);
        return undefined;
      });
      seen.push([file.path, words]);
      const esm = { type: 'mdxjsEsm', value: "import {X} from './x';" };
      tree.children.unshift(esm as never, {
        type: 'paragraph',
        children: [{ type: 'text', value: `${words.length}` }],
      });
    };
    const text = "import P from './p/_p.mdx';\n\na\n\n<P>b</P>\n\n- <P/>";
    const files = {
      'docs/p/_p.mdx': "import Q from './_q.mdx';\n\nc\n\n<Q/>\n\n{props.children}",
      'docs/p/_q.mdx': 'd',
    };
    const document = await parseText(text, 'docs/a.mdx', { siteDir: '/s', remarkPlugins: [plugin], files });
    expect(seen).toEqual([
      ['/s/docs/p/_p.mdx', ['c']],
      ['/s/docs/p/_q.mdx', ['d']],
      ['/s/docs/p/_p.mdx', ['c']],
      ['/s/docs/p/_q.mdx', ['d']],
      ['/s/docs/a.mdx', ['a', 'b']],
    ]);
    expect([...new Set(document.module?.statements.map(({ code }) => code))]).toEqual(["import {X} from './x';"]);
    expect(htmlOf(document)).toBe('<p>2</p><p>a</p><p>1</p><p>c</p><p>1</p><p>d</p>b<ul><li>1c1d</li></ul>');
  });

  test('should not import a name again that the document imports from elsewhere', async () => {
    const value = "import {Diagram} from 'package/lib';\nimport 'package/style';";
    const plugin = () => (tree: Root) => void tree.children.unshift({ type: 'mdxjsEsm', value } as never);
    const read = (text: string) => parseText(text, 'docs/a.mdx', { remarkPlugins: [plugin] });
    const statements = async (text: string) => (await read(text)).module?.statements.map(({ names }) => names);
    expect(await statements("import {Diagram} from 'package';\n\n<Diagram/>")).toEqual([['Diagram'], []]);
    expect((await read("import {Diagram} from 'package';\n\n<Diagram/>")).problems).toEqual([]);
  });

  test('should be able to change nodes in promises that it does not wait for', async () => {
    const plugin = () => (tree: Root) =>
      walkMdast(tree, (node) => {
        if (node.type === 'text') void replaceLater(node);
        return undefined;
      });
    const replaceLater = async (node: { value: string }) => {
      for (let turn = 0; turn < 50; turn++) await null;
      node.value = node.value.replace('$[name]', 'Calico');
    };
    const document = await parseText('A $[name].', 'a.md', { remarkPlugins: [plugin] });
    expect(htmlOf(document)).toBe('<p>A Calico.</p>');
  });

  test('should have text parsed in the format of the document, directives included', async () => {
    function plugin(this: Processor) {
      return (tree: Root) => {
        tree.children.push(...(this.parse('**b** {1 + 1}\n\n:::tip\nc\n:::') as Root).children);
        tree.children.push(...((this.parser as (text: string) => Root)('*d*') as Root).children);
      };
    }
    const document = await parseText('a', 'docs/a.mdx', { remarkPlugins: [plugin] });
    expect(htmlOf(document)).toBe(
      '<p>a</p><p><strong>b</strong> {1 + 1}</p><Admonition type="tip"><p>c</p></Admonition><p><em>d</em></p>',
    );
    expect(document.directives.map(({ name, closed }) => [name, closed])).toEqual([['tip', true]]);
    expect(document.module).toEqual({ statements: [] });
  });

  test('should get times and ratios as text if other directives are left as remark-directive parses them', async () => {
    const seen: string[] = [];
    const plugin = () => (tree: Root) =>
      walkMdast(tree, (node) => {
        if ('name' in node) seen.push(`:${node.name}`);
        if (node.type === 'text') seen.push(node.value);
        return undefined;
      });
    const document = await parseText('A ratio of 1:1, at 10:30 :key[C]', 'docs/a.md', {
      remarkPlugins: [plugin],
      unknownAdmonitions: 'plain',
    });
    expect(seen).toEqual(['A ratio of 1:1, at 10:30 ', ':key', 'C']);
    expect(htmlOf(document)).toBe('<p>A ratio of 1:1, at 10:30 <span>C</span></p>');
  });

  test('should be able to write numbers as code, formulas and HTML', async () => {
    const added = ['code', 'inlineCode', 'math', 'html'].map((type, value) => ({ type, value }));
    const plugin = () => (tree: Root) => void tree.children.push(...(structuredClone(added) as never[]));
    const document = await parseText('x', 'docs/a.md', { remarkPlugins: [plugin] });
    expect(document.problems).toEqual([]);
    expect(htmlOf(document)).toBe('<p>x</p><CodeBlock html="0" language="text"></CodeBlock><code>1</code>23');
  });

  test('should get directives that are not admonitions, which become text if it leaves them', async () => {
    const seen: string[] = [];
    const plugin = () => (tree: Root) => {
      walkMdast(tree, (node) => {
        if (!('name' in node)) return undefined;
        seen.push(`${node.type} ${node.name}`);
        if (node.name === 'video') node.data = { hName: 'iframe', hProperties: { title: 'a' } };
        if (node.name === 'aside') node.data = { hName: 'aside' };
        if (node.name === 'key') node.data = { hName: 'kbd' };
        return undefined;
      });
    };
    const text = '::video{a}\n\n:::aside\nb :key[C], 10:30\n:::\n\n:::tip{title="d"}\ne\n:::\n\n::f\n';
    const document = await parseText(text, 'docs/a.md', { remarkPlugins: [plugin] });
    expect(seen).toEqual([
      ...['leafDirective video', 'containerDirective aside', 'textDirective key', 'textDirective 30'],
      ...['containerDirective tip', 'leafDirective f'],
    ]);
    expect(htmlOf(document)).toBe(
      '<iframe title="a"></iframe><aside><p>b <kbd>C</kbd>, 10:30</p></aside>' +
        '<Admonition type="tip"><AdmonitionTitle>d</AdmonitionTitle><p>e</p></Admonition><p>::f</p>',
    );
    expect(document.directives.map(({ name }) => name)).toEqual(['tip']);
  });

  test('should only apply to documents of its folders', async () => {
    const plugin = (word: string) => () => (tree: Root) =>
      void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
    const remarkPlugins = [
      plugin('all'),
      { folders: ['docs'], plugin: plugin('docs') },
      { folders: ['blog', 'i18n/de/blog'], plugin: [plugin('blog')] },
    ];
    const htmlAt = async (path: string) => htmlOf(await parseText('', path, { remarkPlugins }));
    expect(await htmlAt('docs/a.md')).toBe('<p>all</p><p>docs</p>');
    expect(await htmlAt('i18n/de/blog/a.md')).toBe('<p>all</p><p>blog</p>');
    expect(await htmlAt('docs2/a.md')).toBe('<p>all</p>');
  });
});

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}

describe('a rehype plugin', () => {
  test('should see the ids of headings, and leave them even if it changes their text', async () => {
    const seen: unknown[] = [];
    const plugin = () => (tree: HastRoot) => {
      for (const node of tree.children) {
        if (node.type !== 'element') continue;
        seen.push(node.properties.id);
        node.children.push({ type: 'text', value: '#' });
      }
    };
    const text = '## Own {/* #mine */}\n\n## Own\n\n## Own {#yours}\n\n## Own\n';
    const document = await parseText(text, 'docs/a.mdx', { rehypePlugins: [plugin] });
    const ids = ['mine', 'own', 'yours', 'own-1'];
    expect(seen).toEqual(ids);
    expect(htmlOf(document)).toBe(ids.map((id) => `<h2 id="${id}">Own#</h2>`).join(''));
    expect(document.ids.map(({ id }) => id)).toEqual(['mine', 'yours']);
    expect([...new Set(document.headings.map(({ html }) => html))]).toEqual(['Own']);
  });

  test('should be able to put a root with elements in place of code', async () => {
    const spans = ['a', 'b'].map((value) => element('span', [{ type: 'text', value }]));
    const plugin = () => (tree: HastRoot) => {
      const pre = element('pre', [element('code', spans)]);
      tree.children[0] = { type: 'root', children: [{ type: 'root', children: [pre] }] } as never;
    };
    const document = await parseText('```js\nab\n```\n\nc', 'docs/a.md', { rehypePlugins: [plugin] });
    expect(htmlOf(document)).toBe('<CodeBlock language="text"><span>a</span><span>b</span></CodeBlock><p>c</p>');
  });

  test('should be able to leave out the attributes of elements, and to write numbers as text', async () => {
    const added = [
      { type: 'element', tagName: 'h2', children: [{ type: 'text', value: 2022 }] },
      { type: 'element', tagName: 'p', properties: null, children: [{ type: 'text' }, { type: 'raw', value: 5 }] },
    ];
    const plugin = () => (tree: HastRoot) => void tree.children.push(...(structuredClone(added) as never[]));
    const document = await parseText('x', 'docs/a.md', { rehypePlugins: [plugin] });
    expect(document.problems).toEqual([]);
    expect(htmlOf(document)).toBe('<p>x</p><h2 id="2022">2022</h2><p>5</p>');
  });

  test('should be able to add exports that the document refers to', async () => {
    const plugin = () => (tree: HastRoot) =>
      void tree.children.unshift({ type: 'mdxjsEsm', value: 'export const n = 3;' } as never);
    const document = await parseText('x', 'docs/a.mdx', { rehypePlugins: [plugin] });
    expect(document.module?.statements.map(({ names }) => names)).toEqual([['n']]);
    expect(htmlOf(document)).toBe('<p>x</p>');
  });
});
