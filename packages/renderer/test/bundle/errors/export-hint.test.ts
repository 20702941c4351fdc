import { expect, test } from '@jest/globals';
import type { Message } from 'esbuild';
import { exportHint, missingExportText } from '../../../src/bundle/errors/export-hint.js';

const lacking = (name: string, lineText: string): Message =>
  ({
    text: `No matching export in "theme/a.js" for import "${name}"`,
    location: { lineText, column: 9 },
  }) as unknown as Message;

test('a missing export should be reported with the module as the author wrote it', () => {
  expect(missingExportText(lacking('useSit', "import { useSit } from 'docsite/theme';"))).toBe(
    "'docsite/theme' does not export 'useSit'",
  );
  expect(missingExportText(lacking('default', "import  One  from './one';"))).toBe("'./one' has no default export");
  expect(missingExportText(lacking('A', "import { A } from '@theme/a';"))).toBe("'theme/a.js' does not export 'A'");
  expect(missingExportText({ text: 'Could not resolve "x"' } as Message)).toBeUndefined();
});

test('the hint should name a similar export, or list those with a common prefix first', () => {
  const hooks = ['Link', 'Tabs', 'useFlag', 'usePage', 'useRouter', 'useSite', 'useSurroundings'];
  expect(exportHint('useSit', hooks)).toBe("did you mean 'useSite'?");
  expect(exportHint('useSidebarItems', [...hooks, 'a', 'b', 'c'])).toBe(
    "it exports 'useSite', 'useSurroundings', 'useFlag', 'usePage', 'useRouter', 'Link', 'Tabs', 'a' and 2 more",
  );
  expect(exportHint('a', [])).toBe('it exports nothing');
  expect(exportHint('Content', ['contentTitle', 'default', 'frontMatter'])).toBe(
    "the document is its default export: write `import Content from '…'`",
  );
});
