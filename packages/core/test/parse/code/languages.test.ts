import { expect, test } from '@jest/globals';
import { highlight } from '../../../src/parse/code/highlight.js';
import { loadGrammar } from '../../../src/parse/code/languages.js';

// in a separate file, so that no other test has loaded a grammar before
test('script and styles in HTML should be highlighted in the first fence of a thread as in any other', async () => {
  const code = '<script>const a = 1;</script><style>p { color: red }</style>';
  const show = () => highlight(code, { grammar: 'markup', lines: false });
  await loadGrammar('markup');
  const first = show();
  expect(first).toMatch(/keyword.*const/);
  expect(first).toMatch(/property.*color/);
  for (const name of ['javascript', 'css', 'regex', 'php', 'markdown', 'tsx']) await loadGrammar(name);
  expect(show()).toBe(first);
});
