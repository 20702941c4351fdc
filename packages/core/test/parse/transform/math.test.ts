import { describe, expect, test } from '@jest/globals';
import { at, htmlOf, type ParseOptions, parseText } from '../parse-text.js';

const options: ParseOptions = {
  hasMath: (path) => path.startsWith('docs/'),
  renderMath: (source, isDisplay) => {
    const offset = source.indexOf('\\no');
    return offset === -1
      ? { html: `${isDisplay ? 'D' : 'I'}:${source.length}` }
      : { message: 'no such command', offset };
  },
};

describe.each(['satteri', 'remark'] as const)('formulas, read by %s', (parser) => {
  const parse = (text: string, path = 'docs/a.md') => parseText(text, path, { ...options, parser });

  test('should be rendered, and be text in ids, titles and descriptions', async () => {
    const document = await parse('# Of $r^2$\n\nLet $x_1 < 2$ be `$y$`.\n\n$$\na\n b\n$$\n');
    expect([document.contentTitle, document.excerpt]).toEqual(['Of r^2', 'Let x_1 < 2 be $y$.']);
    expect(document.headings).toMatchObject([{ id: 'of-r2', text: 'Of r^2' }]);
    const drawn: unknown[] = [];
    JSON.stringify(document.tree, (key, value) => {
      if (key === 'dangerouslySetInnerHTML') drawn.push(value.__html);
      return value;
    });
    expect(drawn).toEqual([
      '<span hidden>r^2</span><typeset-math>I:3</typeset-math>',
      '<span hidden>x_1 &lt; 2</span><typeset-math>I:7</typeset-math>',
      '<span hidden>a\n b</span><typeset-math>D:4</typeset-math>',
    ]);
  });

  test('should also be fences of the language math, as on GitHub', async () => {
    const document = await parse('- a\n\n  ```math\n  b\n  \\no\n  ```\n\n```math\nc\n```\n');
    expect(document.problems.map((problem) => [problem.rule, at(problem)])).toEqual([['math-syntax', 'docs/a.md:5:3']]);
    expect(JSON.stringify(document.tree).match(/D:\d+/g)).toEqual(['D:1']);
    expect(htmlOf(document)).not.toContain('<pre>');
    expect(htmlOf(await parse('```math\nc\n```\n', 'blog/a.md'))).toContain('<CodeBlock');
  });

  test('should end at a fence indented as far as code, which MDX does not have', async () => {
    const text =
      '<details>\n    <summary>S</summary>\n\n    $$\n    {a}\n    $$\n\n</details>\n\n    $$\n    b\n    $$\n\nc\n';
    const { problems, tree } = await parse(text, 'docs/a.mdx');
    expect([problems, JSON.stringify(tree).match(/D:\d+/g)]).toEqual([[], ['D:3', 'D:1']]);
  });

  test('should be reported if they are invalid, at the place of the cause', async () => {
    const document = await parse('a $b \\no$\n\n- c\n\n  $$\n  d\n  e \\no\n  $$\n\n$$\n\\no\n$$\n', 'docs/a.mdx');
    expect(document.problems.map((problem) => [problem.rule, at(problem)])).toEqual([
      ['math-syntax', 'docs/a.mdx:1:6'],
      ['math-syntax', 'docs/a.mdx:7:5'],
      ['math-syntax', 'docs/a.mdx:11:1'],
    ]);
    expect(document.problems[0]?.message).toBe('this formula cannot be read: no such command');
    expect(htmlOf(document)).toContain('<p>a <span class="math"><code>b \\no</code></span></p>');
  });

  test('should be text in documents without them', async () => {
    expect(htmlOf(await parse('From $5 to $6', 'blog/a.md'))).toBe('<p>From $5 to $6</p>');
    expect(htmlOf(await parseText('From $5 to $6', 'docs/a.md', { parser }))).toBe('<p>From $5 to $6</p>');
  });
});
