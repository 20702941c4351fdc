import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import type { Bundle } from '../../../../src/bundle/bundle.js';
import { bundleSite, optionsIn, theme } from '../../bundle-fixture.js';

test('a file imported as text should have the same text whatever its line ends', async () => {
  const files = {
    ...theme,
    'templates/app.tsx': "import text from '../site/a.php?raw'; export const App = () => text;",
    'site/a.php': '\uFEFF<?php\r\necho 1;\r\n',
  };
  const { bundle, findings } = await bundleSite(optionsIn(makeFolder(files), []));
  expect(findings).toEqual([]);
  const { App } = await import(pathToFileURL((bundle as Bundle).serverEntry).href);
  expect(App()).toBe('<?php\necho 1;\n');
});
