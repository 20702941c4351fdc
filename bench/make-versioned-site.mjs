#!/usr/bin/env node
// Writes a deterministic site of N MDX pages in 5 versions: shared partials, 200 React modules, a quarter of the pages
// live. Six in ten pages are the same in all versions, byte for byte, as real versioned docs are.
// usage: make-versioned-site.mjs N OUT_DIR [SEED]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions, wrongNumber } from './read-options.mjs';

const { positionals } = readOptions({
  positionals: ['N', 'OUT_DIR', '[SEED]'],
  problemOf: ([count, , start = '7']) => wrongNumber(count) ?? wrongNumber(start),
});
const [pages, out, seed] = [Number(positionals[0]), positionals[1], Number(positionals[2] ?? 7)];
const versions = ['current', '4.0', '3.0', '2.0', '1.0'];
const moduleCount = 200;
const partialCount = 40;
const perVersion = Math.floor(pages / versions.length);

const words =
  'plugin course activity module context capability role user group enrol grade question bank backup file area form element renderer template output event observer task cache store session table field index query record transaction lock privacy provider service function string theme block filter editor upgrade version release test policy review tracker'.split(
    ' ',
  );

/** A generator of texts that depend only on the seed. */
function texts(start) {
  let state = start >>> 0;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const word = () => words[random(words.length)];
  const sentence = (count = 8 + random(12)) => {
    const text = Array.from({ length: count }, word);
    if (random(4) === 0) text[random(count)] = `\`${word()}_${word()}()\``;
    return `${text.join(' ')}.`;
  };
  const paragraph = () => Array.from({ length: 2 + random(4) }, () => sentence()).join(' ');
  return { random, word, sentence, paragraph };
}

function write(path, text) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const folderOf = (version) => (version === 'current' ? 'docs' : `versioned_docs/version-${version}`);
const pagePath = (page) => `section-${Math.floor(page / 50)}/topic-${Math.floor(page / 10) % 5}/page-${page}.mdx`;

/** A module with components; every fourth one uses another module, and React hooks. */
function moduleText(number) {
  const { word } = texts(seed + 7000 + number);
  const other = number % 4 === 0 && number > 0 ? number - 1 : undefined;
  return [
    "import { useState } from 'react';",
    ...(other === undefined ? [] : [`import { Part${other} } from './part-${other}';`]),
    '',
    `export function Part${number}({ label = '${word()}', children }) {`,
    '  const [count, setCount] = useState(0);',
    '  return (',
    `    <div className="part" data-part="${number}">`,
    '      <button type="button" onClick={() => setCount(count + 1)}>{label}: {count}</button>',
    ...(other === undefined ? [] : [`      <Part${other} label="${word()}" />`]),
    '      {children}',
    '    </div>',
    '  );',
    '}',
    '',
  ].join('\n');
}

function pageText(page, edition) {
  const words = texts(seed + page * 31 + edition * 1_000_003);
  const { random, word, sentence, paragraph } = words;
  const isLive = page % 4 === 0;
  const partial = random(partialCount);
  const part = random(moduleCount);
  const lines = [
    '---',
    `title: Page ${page} ${word()}`,
    `description: ${sentence(7).replaceAll('`', '')}`,
    `tags: [${word()}]`,
    '---',
    '',
  ];
  if (page % 3 === 0) lines.push(`import Shared from '@site/partials/_part-${partial}.mdx';`);
  if (isLive) lines.push(`import { Part${part} } from '@site/src/parts/part-${part}';`);
  lines.push('', paragraph());
  for (let heading = 0; heading < 4 + random(4); heading++) {
    lines.push('', `## ${word()} ${word()} ${heading}`, '', paragraph(), '');
    const target = random(perVersion);
    lines.push(
      `See [page ${target}](/docs/${pagePath(target).replace('.mdx', '')}) or [the one before](./page-${page - (page % 10)}.mdx).`,
      '',
      ...blocks[random(blocks.length)](words),
    );
  }
  if (page % 3 === 0) lines.push('', '<Shared />');
  if (isLive) lines.push('', `<Part${part} label="${word()}">`, '', sentence(), '', `</Part${part}>`);
  return `${lines.join('\n')}\n`;
}

/** The lines of the blocks of which each section of a page has one. */
const blocks = [
  ({ word }) => [
    '```php',
    `class ${word()}_manager {`,
    `    public function get_${word()}(int $id): array {`,
    `        return ['${word()}' => $id];`,
    '    }',
    '}',
    '```',
  ],
  ({ word, paragraph }) => [
    '<Tabs groupId="kind">',
    `<TabItem value="a" label="${word()}">`,
    '',
    paragraph(),
    '',
    '</TabItem>',
    `<TabItem value="b" label="${word()}">`,
    '',
    paragraph(),
    '',
    '</TabItem>',
    '</Tabs>',
  ],
  ({ paragraph }) => [':::note', '', paragraph(), '', ':::'],
  ({ word, sentence }) => [
    '| Name | Description |',
    '| --- | --- |',
    ...Array.from({ length: 5 }, () => `| \`${word()}\` | ${sentence(6)} |`),
  ],
  ({ sentence }) => Array.from({ length: 4 }, () => `- ${sentence()}`),
];

write(
  'docsite.config.json',
  JSON.stringify({ title: 'Versions', url: 'https://example.org', rules: { 'missing-home': 'ignore' } }),
);
write('package.json', '{ "private": true }\n');
write('versions.json', JSON.stringify(versions.slice(1)));
for (let number = 0; number < moduleCount; number++) write(`src/parts/part-${number}.jsx`, moduleText(number));
for (let number = 0; number < partialCount; number++) {
  const { word, paragraph } = texts(seed + 9000 + number);
  write(
    `partials/_part-${number}.mdx`,
    `### Shared ${word()} ${number}\n\n${paragraph()}\n\n:::tip\n\n${paragraph()}\n\n:::\n`,
  );
}
for (const [edition, version] of versions.entries()) {
  write(`${folderOf(version)}/index.md`, `# Version ${version}\n\nStart at [page 0](./${pagePath(0)}).\n`);
  for (let page = 0; page < perVersion; page++)
    write(`${folderOf(version)}/${pagePath(page)}`, pageText(page, page % 10 < 6 ? 0 : edition));
}
