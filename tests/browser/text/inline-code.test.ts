import { beforeAll, expect, test } from '@jest/globals';
import { horizontalOverflow } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const words = Array.from({ length: 40 }, (_, index) => 'a'.repeat(1 + (index % 7)));
const text = words.map((word) => `${word} \`--strict\` \`$CFG->dbtype\``).join(' ');

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'index.md': `# The option \`--remote-cache read-only\`\n\n${text}\n\n- A list\n  - \`npx docsite build --help\`\n`,
  });
});

test('short code should not be broken at its hyphens, and fit a window of 320 pixels', async () => {
  const { page } = await visit('/', { origin: site.origin, width: 320 });
  const lines = await page
    .locator('p code, li code')
    .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await horizontalOverflow(page)).toBe(0);
});
