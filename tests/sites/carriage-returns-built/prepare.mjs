import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Front matter, a table, a fence and an admonition as Windows writes them. */
export function prepare(siteDir) {
  const lines = ['---', 'title: Home', '---', '', '| a | b |', '| - | - |', '| 1 | 2 |', '', '```js title="a.js"', 'let a = 1;', 'let b = 2;', '```', '', ':::note[Mind]', '', 'Closed.', '', ':::', ''];
  writeFileSync(join(siteDir, 'index.md'), lines.join('\r\n'));
}
