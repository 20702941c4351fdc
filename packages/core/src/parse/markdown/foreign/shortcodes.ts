import { type ForeignNotation, tabsHint } from './foreign-notation.js';

/** What to write instead of shortcodes that many sites of Hugo, Jekyll and GitBook have, with their names. */
const replacements: readonly (readonly [hint: string, names: readonly string[]])[] = [
  [
    'write `:::note`, `:::tip` or `:::warning` before its text and `:::` after it',
    ['alert', 'notice', 'hint', 'callout', 'note', 'tip', 'warning', 'caution', 'admonition', 'pageinfo'],
  ],
  ['write the code between lines of three backticks, with the language after the first', ['highlight', 'code']],
  ['write a link to the file: `[text](./page.md)`', ['ref', 'relref', 'link', 'post_url', 'content-ref', 'page-ref']],
  ['write `<!--@include: ./part.md-->`', ['include', 'readfile', 'include_relative']],
  [tabsHint, ['tabs', 'tab', 'tabpane']],
  ['write `![text](./image.png)`', ['figure']],
  ['write `<details>` with a `<summary>` around its text', ['details', 'expand']],
  ['write a link to the address', ['embed']],
  ['write `<!--` and `-->` around its text', ['comment']],
  ['remove it and its end: text in braces stays as it is', ['raw']],
];

const hints = new Map(replacements.flatMap(([hint, names]) => names.map((name) => [name, hint] as const)));

const others =
  'write what it stands for in Markdown, or make a component of it for .mdx files; put it in backticks if it is text';

/** Hugo, Jekyll and GitBook: `{{< name >}}`, `{{% name %}}`, `{% name %}`. */
export const shortcodes: ForeignNotation = {
  pattern: /(?<![\\{])(?:\{\{[<%]|\{%-?(?![ \t]*end))[ \t]*([A-Za-z][\w./-]*)/,
  isAnywhere: true,
  describe: ([written, name = '']) => ({
    message: `the shortcode '${written}' is left as text`,
    hint: hints.get(name) ?? others,
  }),
};
