import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every kind of file that docsite reads, with the mark that some editors put first. */
export function prepare(siteDir) {
  const files = {
    'docsite.config.json': '{ "title": "Marked", "docs": { "routeBasePath": "/" } }',
    'docs/index.md': '---\ntitle: With a mark\n---\n\nText.\n',
    'docs/folder/_category_.json': '{ "label": "Marked folder" }',
    'docs/folder/page.mdx': "import Part from './_part.mdx';\n\n# Page\n\n<Part />\n",
    'docs/folder/_part.mdx': '---\nown: 1\n---\n\nA marked part.\n',
    'versions.json': '[]',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(siteDir, path), `\uFEFF${text}`);
}
