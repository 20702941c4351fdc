import { describe, expect, test } from '@jest/globals';
import { at, parseMdx, parseText } from '../../parse-text.js';

async function problemsOf(text: string): Promise<string[]> {
  const { problems } = await parseText(text);
  return problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}; ${problem.hint}`);
}

const tabs = 'write `::::tabs`, with a `:::tab[Label]` for each';
const include =
  "write `<!--@include: ./part.md-->`, or in an .mdx file `import Part from './part.md'`, and `<Part />` where it belongs";

describe('syntax of other tools', () => {
  test.each([
    ['- ::: tip', "1:3 '::: tip' is left as text; write `:::tip`, without the space"],
    ['- ::: details More', "1:3 '::: details' is left as text; write `:::details`, without the space"],
    ['# A\n\n::: v-pre\nB\n:::', "3:1 '::: v-pre' is left as text; name a block of the site, such as `:::note`"],
    ['a\n\n##Sub', "3:1 '##' begins no heading, because no space follows; write a space after `##`"],
    ['- ###1. Sub', "1:3 '###' begins no heading, because no space follows; write a space after `###`"],
    [
      '#\u00A0A',
      "1:1 '#' begins no heading, because an invisible character follows; type the beginning of the line again: `# ` and the text",
    ],
    [
      '\u200B## A',
      "1:1 '##' begins no heading, because an invisible character precedes it; type the beginning of the line again: `## ` and the text",
    ],
    ['[[toc]]', "1:1 '[[toc]]' is left as text; remove it: the headings of a page are listed next to it"],
    ['[TOC]', "1:1 '[TOC]' is left as text; remove it: the headings of a page are listed next to it"],
    [
      '!!! note "A"\n    b',
      "1:1 '!!! note' is left as text; write `:::note` before it and `:::` after it, and remove its indentation",
    ],
    [
      '!!! abstract',
      "1:1 '!!! abstract' is left as text; write `:::note` before it and `:::` after it, and remove its indentation",
    ],
    [
      '???+ tip',
      "1:1 '???+ tip' is left as text; write `<details>` with a `<summary>` around it, and remove its indentation",
    ],
    ['=== "npm"\n\n    a', `1:1 '=== "…"' is left as text; ${tabs}`],
    ['--8<-- "a.md"', `1:1 '--8<--' is left as text; ${include}`],
    ['a <!--@include: ./a.md-->', `1:3 the comment '@include' includes nothing; ${include}`],
    ['!> Careful', "1:1 '!>' is left as text; write `:::warning` before it and `:::` after it"],
    ['- ?> Easier', "1:3 '?>' is left as text; write `:::tip` before it and `:::` after it"],
    [
      'A <img class="b" src=“./b.png”>',
      '1:3 <img> is left as text, because the quotation marks around its attributes are typographic; write `"` in their place',
    ],
    ['> [!FAQ] A', "1:3 '[!FAQ]' is left as text; write `:::note` before it and `:::` after it, without the `>`"],
    ['> [!info]- A', "1:3 '[!info]-' is left as text; write `<details>` with a `<summary>` around it, without the `>`"],
    [
      '<script setup lang="ts">\nlet a;\n</script>',
      "1:1 a script of a Vue component ('<script setup>') does not run here; write the page as .mdx, and what is interactive " +
        'as a React component that it imports',
    ],
    [
      '```js\na // [!code ++]\nb // [!code word:b]\n```',
      "3:6 readers see '[!code word:…]' in the code; lines are marked by `[!code ++]`, `--`, `highlight`, `focus`, " +
        '`warning` and `error`, in a comment at their end',
    ],
    ['Press ++ctrl+k++ now', "1:7 '++ctrl+k++' is left as text; write `<kbd>…</kbd>` for each key"],
    ['A ==marked word==.', "1:3 '==…==' is left as text; write `<mark>…</mark>`"],
    ['A :material-account:', "1:3 ':material-…:' is left as text; show a picture, or remove it"],
    [
      '[a](https://example.org){ .button }',
      "1:25 '{ .button }' is left as text; write the link or the image as HTML, with its attributes",
    ],
    [
      'Since {{ $frontmatter.since }}',
      "1:7 '{{ $frontmatter }}' is left as text; in an .mdx file write `{frontMatter.key}` for a value of the front matter",
    ],
    ['``` py title="a.py" hl_lines="2 3"\na\n```', "1:21 'hl_lines=' marks nothing; write the lines as `{1,3-5}`"],
    [
      'See\n[a](./my file.md)',
      "2:1 a link to './my file.md' is left as text, because the address contains a space; write `./my%20file.md`, or " +
        '`<./my file.md>`',
    ],
    [
      '![**A** b](my image.png)',
      "1:8 a link to 'my image.png' is left as text, because the address contains a space; write `my%20image.png`, or " +
        '`<my image.png>`',
    ],
    [
      '``` js file="./a.js" title="b=c"\na\n```',
      "1:8 'file=' has no effect after the language of code; in an .mdx file write `import code from './file.js?raw'`, " +
        'and `<CodeBlock language="js">{code}</CodeBlock>`',
    ],
    ['```js {1} titel=a.js\na\n```', "1:11 'titel=' has no effect after the language of code; did you mean 'title'?"],
    [
      '```js {1} collapse={1-3}\na\n```',
      "1:11 'collapse=' has no effect after the language of code; remove it: docsite reads `title`, `showLineNumbers`, " +
        '`{…}`, `ins={…}` and `del={…}`',
    ],
    [
      '```js ins="lock" del={2} mark={1}\na\nb\n```',
      "1:7 'ins=' has no effect after the language of code; write the lines as `ins={1,3-5}`: words in them are not marked",
    ],
    ['``` py linenums="1"\na\n```', "1:8 'linenums=' numbers nothing; write `showLineNumbers`"],
    ['See {{#include a.md}}', `1:5 '{{#include' is left as text; ${include}`],
    ['{{#title A}}', "1:1 '{{#title' is left as text; write `title: …` in the front matter"],
    [
      '```rust,no_run\nlet a = 1;\n{{#rustdoc_include a.rs:take}}\n```',
      "3:1 readers see '{{#rustdoc_include' in the code; write `<<< ./file.rs#name` instead of the code, and enclose the " +
        'lines in `#region name` or `ANCHOR: name`, and its end',
    ],
  ])('should be reported at its place: %j', async (text, expected) => {
    const [place, rest] = [expected.slice(0, expected.indexOf(' ')), expected.slice(expected.indexOf(' ') + 1)];
    expect(await problemsOf(text)).toEqual([`docs/a.md:${place} foreign-syntax: ${rest}`]);
  });

  test.each([
    ['a {{< figure src="a" >}} b', '{{< figure', '1:3'],
    ['{{% notice %}}\nA\n{{% /notice %}}', '{{% notice', '1:1'],
    ['{% note %}A{% endnote %}', '{% note', '1:1'],
    ['**{% include a.html %}**', '{% include', '1:3'],
    ['[a]({{< ref "b" >}})', '{{< ref', '1:5'],
  ])('should be reported as shortcodes: %j', async (text, written, place) => {
    const { problems } = await parseText(text);
    expect(problems.map((problem) => [at(problem), problem.message])).toEqual([
      [`docs/a.md:${place}`, `the shortcode '${written}' is left as text`],
    ]);
  });

  test.each([
    ['{{< relref "b" >}}', 'write a link to the file: `[text](./page.md)`'],
    ['{{% alert %}}', 'write `:::note`, `:::tip` or `:::warning` before its text and `:::` after it'],
    ['{{< highlight go >}}', 'write the code between lines of three backticks, with the language after the first'],
    ['{{< figure src="a" >}}', 'write `![text](./image.png)`'],
    ['{% tabs %}', 'write `::::tabs`, with a `:::tab[Label]` for each'],
  ])('should say what to write instead of the shortcode %s', async (text, hint) => {
    expect((await parseText(text)).problems.map((problem) => problem.hint)).toEqual([hint]);
  });

  test.each([
    '`::: tip`, `{{< a >}}`, `[[toc]]`',
    '\\[a](./my file.md) and [b](see the note below) and [c](<./d e.md>) and [f](./g.md "a title") and `[a](./b c.md)`',
    '[a](two\nlines.md)',
    '```text a = b\nx=1\n```',
    '```md file=a.md\nx\n```',
    '```hbs\n{{#include a}}\n```',
    '```vue\n{{#each a}}\n```',
    '\\{{#include a.md}} and {{#if a}}',
    '```md\n::: tip\n{{< a >}}\na // [!code ++]\n```',
    '    !!! note\n    ::: tip',
    ':::tip\nA\n:::',
    '::: tip\nA\n:::',
    '```js{1,3-4}\na // [!code ++]\n```',
    '~~~js:line-numbers=2 {1}\na\n~~~',
    ':::code-group\n```sh [npm]\na\n```\n:::',
    '```js {1,3} title="[a].js" showLineNumbers\na[0] {1}\n```',
    '```c++\na\n```',
    ':::tip[A]\n\nB\n\n:::',
    'a ::: tip and a !!! note',
    '> a quote\n> [!NOTE]',
    '[!NOTE]',
    '[toc]\n\n[toc]: https://example.org',
    'See [[toc]] and the [TOC] above.',
    'Title\n=====',
    'a\n\n#hashtag and ##Sub',
    '\\##Sub\n\n`##Sub`\n\n##\n\n## A ##\n\n```css\n##sub\n```\n\n[##a](b.md)',
    'Done!!! so it is',
    '\\{{< a >}} and {{ a }} and 5 {%',
    '<!-- include: a.md -->',
    '<script src="a.js"></script>',
  ])('should not be detected in %j', async (text) => {
    expect((await problemsOf(text)).filter((problem) => problem.includes('foreign-syntax'))).toEqual([]);
  });

  test('should be reported in MDX, and in a partial at its own place', async () => {
    const { problems } = await parseMdx("import P from './_p.md'\n\n::: raw\n\n<P/>", {
      'docs/_p.md': 'x\n\n[[toc]]\n',
    });
    expect(problems.map((problem) => [at(problem), problem.message])).toEqual([
      ['docs/a.mdx:3:1', "'::: raw' is left as text"],
      ['docs/_p.md:3:1', "'[[toc]]' is left as text"],
    ]);
  });

  test('should not be reported if a plugin of the site reads it', async () => {
    const readAlerts = () => (tree: { children: unknown[] }) => {
      tree.children[0] = { type: 'paragraph', children: [{ type: 'text', value: 'read' }] };
    };
    const { problems } = await parseText('> [!NOTE]\n> A', 'docs/a.md', { remarkPlugins: [readAlerts] });
    expect(problems).toEqual([]);
  });

  test('should not be reported if a plugin changes the text at its place', async () => {
    interface Paragraph {
      readonly children: { value: string }[];
    }
    const readShortcodes = () => (tree: { children: Paragraph[] }) => {
      for (const { children } of tree.children) for (const text of children) text.value = 'read';
    };
    const { problems } = await parseText('{{< a >}}\n\n::: tip', 'docs/a.md', { remarkPlugins: [readShortcodes] });
    expect(problems).toEqual([]);
  });

  test('should be reported for each link in a line', async () => {
    const { problems } = await parseText('[a](b c.md), [d](e f.md#g), [h](i.md) and [j](/k/l m)');
    expect(problems.map((problem) => [at(problem), /'(.*)'/.exec(problem.message)?.[1]])).toEqual([
      ['docs/a.md:1:1', 'b c.md'],
      ['docs/a.md:1:14', 'e f.md#g'],
      ['docs/a.md:1:43', '/k/l m'],
    ]);
  });

  test('keys of fences should not be reported if a plugin or a component may read them', async () => {
    const read = async (options: object) => (await parseText('```js a=1\n```', 'docs/a.md', options)).problems.length;
    const plugins = [() => () => {}];
    const other = [{ remarkPlugins: plugins }, { rehypePlugins: plugins }, { vitePressNotations: false }];
    expect(await Promise.all([{}, ...other].map(read))).toEqual([1, 0, 0, 0]);
  });

  test('should be reported for fences, unless an HTML plugin may colour code', async () => {
    const read = async (options: object) =>
      (await parseText('```js hl_lines="1"\n```', 'docs/a.md', options)).problems.length;
    const plugins = [() => () => {}];
    expect([await read({}), await read({ remarkPlugins: plugins }), await read({ rehypePlugins: plugins })]).toEqual([
      1, 1, 0,
    ]);
  });
});
