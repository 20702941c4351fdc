import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What fuzzers try first. */
export function prepare(siteDir) {
  const files = {
    'index.md': `# Home\n\n${'['.repeat(20_000)}\n`,
    'emphasis.md': `# Emphasis\n\n${'*a **b '.repeat(5000)}\n`,
    // of some thousand levels it depends on the stack that is left whether they are counted
    'html.md': `# HTML\n\n${'<div>'.repeat(500)}deep\n`,
    'more-html.md': `# HTML\n\n${'<div>'.repeat(50_000)}deep\n`,
    'admonitions.md': `# Admonitions\n\n${Array.from({ length: 1000 }, (_, level) => ':'.repeat(1003 - level) + 'note\n').join('')}`,
    'jsx.mdx': `# JSX\n\n${'<div>'.repeat(3000)}deep${'</div>'.repeat(3000)}\n`,
    'expression.mdx': `# Expression\n\n{${'['.repeat(5000)}${']'.repeat(5000)}}\n`,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(siteDir, path), text);
}
