import { describe, expect, test } from '@jest/globals';
import type { Element } from 'hast';
import { type ParseOptions, parseMdx, parseText } from '../parse-text.js';

async function blockOf(text: string, options?: ParseOptions): Promise<Element['properties']> {
  const { tree } = await parseText(text, 'docs/a.md', options);
  const element = tree.children[0] as Element;
  expect(element.tagName).toBe('CodeBlock');
  return element.properties;
}

describe('a code fence', () => {
  test('should be highlighted in its language', async () => {
    expect(await blockOf('```js\na;\n```')).toEqual({
      language: 'js',
      html: 'a<span class="token punctuation">;</span>',
    });
  });

  test('should have the language that the configuration sets for the empty name if it names none', async () => {
    const languageAliases = { '': 'js' };
    const [none, named] = ['', 'text'].map((name) => blockOf(`\`\`\`${name}\na;\n\`\`\``, { languageAliases }));
    expect(await none).toEqual({ language: 'js', html: 'a<span class="token punctuation">;</span>' });
    expect(await named).toEqual({ language: 'text', html: 'a;' });
  });

  test('should be in the language that a diff names, with its changes marked', async () => {
    const diff = (text: string, options?: ParseOptions) =>
      blockOf(`\`\`\`diff lang="js" {1}\n${text}\n\`\`\``, options);
    const { language, html } = await diff('  a;\n-b;\n+  c;\n+d;');
    expect(language).toBe('js');
    const lines = String(html).match(/<span class="line[^"]*">[^<]*/g);
    expect(lines).toEqual([
      '<span class="line highlighted"> a',
      '<span class="line removed">b',
      '<span class="line added">  c',
      '<span class="line added">d',
    ]);
    expect((await diff('a;\n+b;')).html).toMatch(/highlighted">a.*added">b/s);
    expect(await diff('+b;', { vitePressNotations: false })).toMatchObject({ language: 'diff' });
    expect((await parseText('```diff lang="js"\n+b;\n```', 'docs/a.md')).problems).toEqual([]);
  });

  test('should have no title without quotation marks if these are required', async () => {
    const titleOf = async (meta: string) =>
      (await blockOf(`\`\`\`text ${meta}\na\n\`\`\``, { codeTitles: 'quoted' })).title;
    expect([await titleOf('title=a.txt'), await titleOf("title='a.txt'")]).toEqual([undefined, 'a.txt']);
  });

  test('should be editable if it and the configuration say so', async () => {
    const flagsOf = async (meta: string, liveCode?: boolean | object) => {
      const { live, noInline } = await blockOf(`\`\`\`jsx ${meta}\na\n\`\`\``, { liveCode: liveCode ?? false });
      return [live, noInline];
    };
    expect(await flagsOf('live', { result: 'top' })).toEqual([true, undefined]);
    expect(await flagsOf('live noInline', true)).toEqual([true, true]);
    expect(await flagsOf('noInline', true)).toEqual([undefined, undefined]);
    expect(await flagsOf('live noInline')).toEqual([undefined, undefined]);
  });

  test('should be highlighted under another name of its language, whatever was highlighted before', async () => {
    expect((await blockOf('```kt\nval a\n```')).html).toContain('<span class="token keyword">val</span>');
  });

  test('should be reported if its language is not known, unless a plugin may colour it', async () => {
    const text = '```text\na\n```\n\n~~~jss\na\n~~~\n\n```mermaid\na\n```\n\n    a\n';
    const read = async (options?: ParseOptions) => (await parseText(text, 'docs/a.md', options)).problems;
    expect(await read()).toEqual([
      {
        rule: 'unknown-language',
        message: "code in 'jss' has no colours, because docsite does not know this language",
        hint: "did you mean 'css'?",
        place: { file: 'docs/a.md', line: 5, column: 1 },
      },
    ]);
    const hints = (await parseText('```{note}\na\n```\n\n```{python}\na\n```\n')).problems.map(({ hint }) => hint);
    expect(hints).toEqual([
      "'{note}' is a directive of MyST or Sphinx: docsite has `:::note`, and `text` for code without colours",
      "did you mean 'python'?",
    ]);
    expect(await read({ languageAliases: { jss: 'js' } })).toEqual([]);
    expect(await read({ rehypePlugins: [() => () => {}] })).toEqual([]);
  });

  test('should have a hint that names a language, even if none is written', async () => {
    const hintOf = async (fence: string) => (await parseText(`\`\`\`${fence}\na\n\`\`\`\n`)).problems[0]?.hint;
    expect(await hintOf('{ python }')).toBe('write the name of a language directly after the backticks: ```js');
    expect(await hintOf('{pyhton}')).toBe("did you mean 'python'?");
    expect(await hintOf('jinja')).toBe(undefined);
  });

  test('should be skipped if only the facts of documents are needed', async () => {
    expect(await blockOf('```js\na;\n```', { highlights: false })).toEqual({ language: 'js', html: '' });
  });

  test('should have title, highlighted lines and line numbers', async () => {
    expect(await blockOf('```text title="a b.txt" {2} showLineNumbers=5\na\nb\n```')).toEqual({
      language: 'text',
      title: 'a b.txt',
      hasLines: true,
      showLineNumbers: true,
      firstLine: 5,
      html: '<span class="line">a\n</span><span class="line highlighted">b\n</span>',
    });
  });

  test('should highlight lines by comments and by its info string together', async () => {
    expect((await blockOf('```text {1}\na\n// highlight-next-line\nb\nc\n```')).html).toBe(
      '<span class="line highlighted">a\n</span><span class="line highlighted">b\n</span><span class="line">c\n</span>',
    );
  });

  test.each([
    ['```text {1}', []],
    ['```', ['unnumbered']],
    ['```text title="x"', ['unnumbered', 'alone']],
  ])(
    'should show highlight comments as text without a language, unless the setting counts them: %j',
    async (fence, counting) => {
      for (const highlightComments of ['unnumbered', 'alone'] as const) {
        const { html } = await blockOf(`${fence}\na\n// highlight-next-line\nb\n\`\`\``, { highlightComments });
        expect(String(html).includes('highlight-next-line')).toBe(!counting.includes(highlightComments));
      }
    },
  );

  test.each(['```nosuch\na <b>\n```', '```../../x\na <b>\n```'])(
    'should be plain text in an unknown language: %j',
    async (text) => {
      expect((await blockOf(text)).html).toBe('a &lt;b&gt;');
    },
  );

  test('should be labelled text if it names no language, like indented code', async () => {
    expect([await blockOf('```\na\n```'), await blockOf('    a\n')]).toEqual([
      { language: 'text', html: 'a' },
      { language: 'text', html: 'a' },
    ]);
  });

  test('should use the grammar that the configuration gives its language', async () => {
    expect(await blockOf('```own\na;\n```', { languageAliases: { own: 'javascript' } })).toEqual({
      language: 'own',
      html: 'a<span class="token punctuation">;</span>',
    });
  });

  test('should keep syntax that is rewritten elsewhere', async () => {
    expect((await blockOf('```text\n:::note Title\n:::\n```')).html).toBe(':::note Title\n:::');
  });

  test('should keep its place', async () => {
    const { tree } = await parseText('a\n\n- ```js\n  b\n  ```');
    const list = tree.children[2] as Element;
    const item = list.children.find((child): child is Element => child.type === 'element') as Element;
    expect(item.children.find((child) => child.type === 'element')).toMatchObject({
      tagName: 'CodeBlock',
      position: { start: { line: 3, column: 3 } },
    });
  });
});

describe('<CodeBlock>', () => {
  test('should be highlighted if it contains plain text', async () => {
    const { tree, module } = await parseMdx(
      '<CodeBlock language="js" title="x.js" showLineNumbers={true}>{`a;`}</CodeBlock>',
    );
    expect(tree.children[0]).toMatchObject({
      tagName: 'CodeBlock',
      properties: {
        language: 'js',
        title: 'x.js',
        showLineNumbers: true,
        html: '<span class="line">a<span class="token punctuation">;</span>\n</span>',
      },
    });
    expect(module).toBeUndefined();
  });

  test('should have the language of its class, if it names none', async () => {
    const { tree } = await parseMdx('<CodeBlock className="wide language-js">{`a;`}</CodeBlock>');
    const html = 'a<span class="token punctuation">;</span>';
    expect(tree.children[0]).toMatchObject({ properties: { language: 'js', html } });
    const inText = await parseMdx('Text <CodeBlock className="language-js">{`a;`}</CodeBlock>');
    const attributes = [{ name: 'className' }, { name: 'language', value: 'js' }];
    expect((inText.tree.children[0] as Element).children[1]).toMatchObject({ name: 'CodeBlock', attributes });
  });

  test('should be highlighted like one without the attributes that are null', async () => {
    const { tree } = await parseMdx('<CodeBlock language={null} title={null}>{`a;`}</CodeBlock>');
    expect((tree.children[0] as Element).properties).toEqual({ language: 'text', html: 'a;' });
  });

  test('should be editable if it says so', async () => {
    const { tree } = await parseText('<CodeBlock language="jsx" live noInline>{`a;`}</CodeBlock>', 'docs/a.mdx', {
      liveCode: true,
    });
    expect(tree.children[0]).toMatchObject({ properties: { live: true, noInline: true } });
  });

  test('should stay a component if its text needs code', async () => {
    const { tree } = await parseMdx('<CodeBlock language="js">{1 + 1}</CodeBlock>');
    expect(tree.children[0]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock' });
  });
});

describe('a fence of the language mermaid', () => {
  const text = 'Words.\n\n```mermaid title="Steps" {1}\nflowchart LR\n  a --> b\n```';

  test('should be a diagram, drawn from highlighted code', async () => {
    const { tree, diagrams } = await parseText(text);
    expect(diagrams).toEqual([{ source: 'flowchart LR\n  a --> b', place: { file: 'docs/a.md', line: 4, column: 1 } }]);
    const { tagName, properties } = tree.children.at(-1) as Element;
    expect([tagName, Object.keys(properties), properties.title]).toEqual([
      'Diagram',
      ['html', 'language', 'title'],
      'Steps',
    ]);
  });

  test('should be code if the site prefers it', async () => {
    const { tree, diagrams } = await parseText(text, 'docs/a.md', { mermaid: false });
    expect([(tree.children.at(-1) as Element).tagName, diagrams]).toEqual(['CodeBlock', []]);
  });
});
