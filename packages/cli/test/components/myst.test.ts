import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { reader } from './reader.js';

describe('readMyst', () => {
  test('should write directives around Markdown as blocks of docsite, line for line', async () => {
    const read = await reader('myst', 'readMyst');
    const text = `---
title: A
---
::::{note} My *title*
:class: wide
\`\`\`{tip}
One
\`\`\`
:::{admonition} Mind
---
class: dropdown
---
Two
:::
::::
- \`\`\`{versionadded} 2.0
  Three
  \`\`\`
:::::{tab-set}
::::{tab-item} Linux
\`\`\`sh
:::{note}
\`\`\`
::::
:::::
\`\`\`{seealso}
Four
\`\`\`
:::{unknown}
:::
`;
    expect(read(text)).toBe(`---
title: A
---
::::note[My *title*]
:::tip
One
:::
:::details[Mind]
Two
:::
::::
- :::info[New in version 2.0]
  Three
  :::
::::tabs
:::tab[Linux]
\`\`\`sh
:::{note}
\`\`\`
:::
::::
:::info[See also]
Four
:::
:::{unknown}
:::
`);
  });

  test('should write code with its options, cards, images, and files that documents include', async () => {
    const folder = makeFolder({ 'conf.py': '', 'a/b.md': '', 'a/c.py': 'one\ntwo\nthree\nfour\n' });
    const read = await reader('myst', 'readMyst');
    const at = (text: string) => read(text, join(folder, 'a/b.md'));
    expect(at('```{code-block} python\n:caption: "a.py"\n:emphasize-lines: 1, 3\n:linenos:\n\nx = 1\n```')).toBe(
      '\n\n\n```python title="a.py" {1,3} showLineNumbers\n\nx = 1\n```',
    );
    expect(at('```{literalinclude} c.py\n:lines: 2-3\n```')).toBe('```py\ntwo\nthree\n```');
    expect(at('```{include} /README.md\n```')).toBe('\n<!--@include: ./../README.md-->');
    expect(at(':::{figure} a.png\n:alt: An a\n:width: 200px\nWords\n:::')).toBe(
      '<img src="a.png" alt="An a" width="200" />\nWords\n',
    );
    expect(at('::::{grid} 2\n:::{grid-item-card} One\n:link: c\n:link-type: doc\nText\n:::\n::::')).toBe(
      '<div class="card-grid">\n\n<div class="card">\n\n**[One](c.md)**\n\nText\n\n</div>\n\n\n</div>\n',
    );
  });

  test('should find the targets of references in all documents', async () => {
    const folder = makeFolder({
      'conf.py': "extlinks = {\n    'pr': ('https://a.example/%s', 'PR #%s'),\n}\n",
      'index.md': '# Home\n',
      'guide/start.md': '# Start\n\n(first_steps)=\n\n## First *steps*\n',
    });
    const read = await reader('myst', 'readMyst');
    const at = (text: string) => read(text, join(folder, 'guide/other.md'));
    expect(at('{ref}`first_steps`, {ref}`here <first_steps>`, [](#first_steps), [there](first_steps)')).toBe(
      ['First *steps*', 'here', 'First *steps*', 'there']
        .map((label) => `[${label}](/guide/start.md#first-steps)`)
        .join(', '),
    );
    expect(at('{doc}`start` {doc}`/index` {doc}`home <../index>` [](start.md)')).toBe(
      '[Start](/guide/start.md) [Home](/index.md) [home](/index.md) [Start](start.md)',
    );
    expect(at('{pr}`7` {func}`~a.b.c` {kbd}`Esc` {ref}`lost` `{ref}``x` [a](#b) {math}`x`')).toBe(
      '[PR #7](https://a.example/7) `c` <kbd>Esc</kbd> lost `{ref}``x` [a](#b) {math}`x`',
    );
    expect(at('```{toctree}\nstart\nOurs <../index>\n```\n```{toctree}\n:hidden:\nstart\n```')).toBe(
      '\n\n- [Start](/guide/start.md)\n- [Ours](/index.md)\n\n\n\n',
    );
  });

  test('should give headings the ids of Sphinx beside those of their labels', async () => {
    const read = await reader('myst', 'readMyst');
    expect(read("(a_b)=\n## What's a.py?\n\n## Plain words\n% hidden\n(c)=\n\nText")).toBe(
      '\n## What\'s a.py?<a id="a-b"></a> {#what-s-a-py}\n\n## Plain words\n\n\n\n<a id="c"></a>\n\nText',
    );
    const folder = makeFolder({ 'conf.py': 'myst_heading_anchors = 3\n', 'a.md': '' });
    expect(read('## A.b', join(folder, 'a.md'))).toBe('## A.b<a id="a-b"></a>');
  });
});
