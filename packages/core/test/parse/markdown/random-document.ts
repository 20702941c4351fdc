import { seededNumbers } from '../../../../../tests/random.js';

type Format = 'md' | 'mdx';

/** How deep inline elements, lists and containers are nested at most. */
const deepest = { inline: 3, block: 2 };

const words = [
  ...['alpha', 'Beta', 'nu2', 'x-y', 'foo_bar', 'baz.qux', '3.14', 'C++', 'a/b', '"quoted"', 'don’t', '日本語', '50%'],
  ...[
    'AT&T',
    '&amp;',
    '&nbsp;',
    String.raw`\*`,
    String.raw`\_`,
    String.raw`\#`,
    String.raw`\{`,
    ':smile:',
    'a:b',
    '10:30',
  ],
  ...['(c)', '...', '—', '1)', '#tag', '@user', 'x^2', 'H~2~O', '😀'],
];
const code = ['`a b`', '`<b>`', '`{x}`', '`` a ` b ``', '` x `', '``` `` ```'];
const html = ['<b>a</b>', '<kbd>Ctrl</kbd>', '<br/>', '<sup>2</sup>', '<a href="https://example.org">a</a>'];
const mdx = [
  '{1 + 1}',
  "{'text'}",
  '{`template`}',
  '{/* comment */}',
  '<Badge>a</Badge>',
  '<span className="x">a</span>',
];
const addresses = ['https://example.org', './other.md', '#here', '<https://example.org/a b>', '/x "title"', 'a_(b)'];
const infos = ['', 'js', 'bash', 'js {1,3}', 'js title="a.js"', 'unknown'];
const lines = ['const a = 1;', '# comment', '<div>', '  indented', '', '{"a": [1]}', 'x `y`', ':::note', '| a |'];
const names = ['note', 'tip', 'danger'];

/** Writes Markdown or MDX with any construct inside any other; the same for the same seed. */
export function randomDocument(seed: number, format: Format): string {
  const number = seededNumbers(seed);
  const pick = <T>(values: readonly T[]): T => values[number(values.length)] as T;
  const some = (least: number, most: number) => Array.from({ length: least + number(most - least + 1) });
  const inMdx = (values: readonly string[]) => (format === 'mdx' ? values : []);

  const text = () =>
    some(1, 4)
      .map(() => pick(words))
      .join(' ');
  const inline = (depth = 0): string => {
    const inner = () => (depth < deepest.inline ? inline(depth + 1) : text());
    const kind = number(12);
    if (kind === 0) return `**${inner()}**`;
    if (kind === 1) return `*${text()}*`;
    if (kind === 2) return `~~${inner()}~~`;
    if (kind === 3 || kind === 4) return pick(code);
    if (kind === 5) return `[${pick([text(), pick(code)])}](${pick(addresses)})`;
    if (kind === 6) return `![${text()}](${pick(addresses)})`;
    if (kind === 7)
      return pick(['https://example.org/a', 'www.example.com', 'me@example.com', '[ref]', '[a][ref]', '[^1]']);
    if (kind === 8 || kind === 9) return pick([...html, ...inMdx(mdx)]);
    return text();
  };
  const line = () =>
    some(1, 4)
      .map(() => inline())
      .join(' ');

  const block = (depth: number): string => {
    const nested = () => blocks(1, 2, depth + 1);
    const kind = number(depth < deepest.block ? 12 : 7);
    if (kind === 0) return `${'#'.repeat(1 + number(6))} ${line()}`;
    if (kind === 1) return fence();
    if (kind === 2) return table();
    if (kind === 3) return pick(['---', '***']);
    if (kind === 7) return list(nested, number(2) === 0);
    if (kind === 8) return prefixed(pick([line(), fence(), table()]), '> ');
    if (kind === 9) return container(nested(), depth);
    if (kind === 10) return `<details>\n<summary>${text()}</summary>\n\n${nested()}\n\n</details>`;
    if (kind === 11)
      return pick([line(), ...inMdx([`<Card a="b" c={1}>\n\n${nested()}\n\n</Card>`, '{/* comment */}'])]);
    return some(1, 2).map(line).join('\n');
  };
  const blocks = (least: number, most: number, depth: number): string =>
    some(least, most)
      .map(() => block(depth))
      .join('\n\n');

  const fence = () =>
    `\`\`\`${pick(infos)}\n${some(0, 4)
      .map(() => pick(lines))
      .join('\n')}\n\`\`\``;
  const table = () => {
    const columns = some(1, 3);
    const row = () => `| ${columns.map(() => inline().replaceAll('|', String.raw`\|`)).join(' | ')} |`;
    const rule = `| ${columns.map(() => pick(['---', ':-:', '--:'])).join(' | ')} |`;
    return [row(), rule, ...some(0, 3).map(row)].join('\n');
  };
  const list = (nested: () => string, isOrdered: boolean) =>
    some(1, 3)
      .map((_, index) => {
        const mark = isOrdered ? `${index + 1}. ` : '- ';
        const rest = number(3) === 0 ? `\n\n${prefixed(nested(), ' '.repeat(mark.length))}` : '';
        return `${mark}${text()}${rest}`;
      })
      .join('\n');
  const container = (inner: string, depth: number) => {
    const fences = ':'.repeat(3 + deepest.block - depth);
    return `${fences}${pick(names)}${pick(['', '[A *title*]', '[`code`]'])}\n\n${inner}\n\n${fences}`;
  };

  return `${blocks(2, 6, 0)}\n\n[ref]: https://example.org/ref\n\n[^1]: A note\n`;
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
}
