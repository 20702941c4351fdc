import { describe, expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import { isBareElement } from '../../../src/parse/mdx/mark-bare-elements.js';
import { walkHast } from '../../../src/parse/tree/walk.js';
import { type ParseOptions, parseText } from '../parse-text.js';

/** The names of the bare elements in a document. */
async function bareIn(text: string, options: ParseOptions = {}): Promise<string[]> {
  const { tree } = await parseText(text, 'docs/a.mdx', { bareElements: true, ...options });
  const names: string[] = [];
  walkHast(tree, (node) => {
    if ('name' in node && isBareElement(node)) names.push(node.name as string);
    return undefined;
  });
  return names;
}

describe('bare elements', () => {
  test('should be those in JSX, not those of Markdown, components or details', async () => {
    const text = '# A\n\n<h2>**b** <code>c</code></h2>\n\n<Card><b>x</b></Card>\n\n<details>x</details>\n\n<>y</>';
    expect(await bareIn(text)).toEqual(['h2', 'code', 'b']);
    expect(await bareIn('text <details>x</details>')).toEqual(['details']);
  });

  test('should be marked in partials too', async () => {
    const files = { 'docs/_part.mdx': '<b>x</b>' };
    expect(await bareIn("import Part from './_part.mdx';\n\n<Part />", { files })).toEqual(['b']);
  });

  test('should not include what plugins add, as in MDX', async () => {
    const added = { type: 'mdxJsxFlowElement', name: 'img', attributes: [], children: [] };
    const plugin = () => (tree: Root) => void tree.children.push(structuredClone(added) as never);
    expect(await bareIn('<b>x</b>', { remarkPlugins: [plugin] })).toEqual(['b']);
  });

  test('should not be marked unless requested, nor in MDX 1', async () => {
    expect(await bareIn('<b>x</b>', { bareElements: false })).toEqual([]);
    expect(await bareIn('<b>x</b>', { mdx1: true })).toEqual([]);
  });
});
