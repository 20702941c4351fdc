import type { ForeignNotation } from './foreign-notation.js';

const block = 'write `:::note`, `:::tip` or `:::warning` before its text and `:::` after it';
const code = 'write the code between lines of three backticks, with the language after the first';
const link = 'write a link to the file: `[text](./page.md)`';
const include = 'write `<!--@include: ./part.md-->`';
const tabs = 'in an .mdx file write `<Tabs>`, with a `<TabItem label="…">` for each';

/** What to write instead of shortcodes that many sites of Hugo, Jekyll and GitBook have, by their names. */
const replacements: ReadonlyMap<string, string> = new Map([
  ...['ref', 'relref', 'link', 'post_url', 'content-ref', 'page-ref'].map((name) => [name, link] as const),
  ...['alert', 'notice', 'hint', 'callout', 'note', 'tip', 'warning', 'caution', 'admonition', 'pageinfo'].map(
    (name) => [name, block] as const,
  ),
  ...['highlight', 'code'].map((name) => [name, code] as const),
  ...['include', 'readfile', 'include_relative'].map((name) => [name, include] as const),
  ...['tabs', 'tab', 'tabpane'].map((name) => [name, tabs] as const),
  ['figure', 'write `![text](./image.png)`'],
  ['details', 'write `<details>` with a `<summary>` around its text'],
  ['expand', 'write `<details>` with a `<summary>` around its text'],
  ['embed', 'write a link to the address'],
  ['comment', 'write `<!--` and `-->` around its text'],
  ['raw', 'remove it and its end: text in braces stays as it is'],
]);

const others =
  'write what it stands for in Markdown, or make a component of it for .mdx files; put it in backticks if it is text';

/** Hugo, Jekyll and GitBook: `{{< name >}}`, `{{% name %}}`, `{% name %}`. */
export const shortcodes: ForeignNotation = {
  pattern: /(?<![\\{])(?:\{\{[<%]|\{%-?(?![ \t]*end))[ \t]*([A-Za-z][\w./-]*)/,
  isAnywhere: true,
  describe: ([written, name = '']) => ({
    message: `the shortcode '${written}' is left as text`,
    hint: replacements.get(name) ?? others,
  }),
};
