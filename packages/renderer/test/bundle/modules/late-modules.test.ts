import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { Bundle } from '../../../src/bundle/bundle.js';
import { weighBundle } from '../../../src/bundle/outputs/weigh-bundle.js';
import { bundleSite, fileAt, optionsIn, theme } from '../bundle-fixture.js';

const files = {
  ...theme,
  'templates/app.tsx': "import parts from '@given/parts'; export const App = () => parts.api;",
  'templates/client/app.ts': "import parts, { load } from '@given/parts'; load('api').then(() => console.log(parts));",
  'site/api.js': "import './api.css'; export default 'drawn by the api';",
  'site/api.css': 'b { color: blue }',
};

test('modules that browsers load later should be in no script of the app, and be there at once while building', async () => {
  const lateModules = { '@given/parts': { api: '@site/api.js' } };
  const { bundle, findings } = await bundleSite({ ...optionsIn(makeFolder(files), []), lateModules });
  expect(findings).toEqual([]);
  const { appModules, lateModules: late, serverEntry, styles } = bundle as Bundle;
  const textOf = (urls: readonly string[] = []) => urls.map((url) => fileAt(bundle as Bundle, url)).join('');
  expect(textOf(appModules)).not.toContain('drawn by the api');
  expect(textOf(late?.['@given/parts']?.[0])).toContain('drawn by the api');
  expect(textOf(styles)).toContain('#00f');
  const { App } = await import(pathToFileURL(serverEntry).href);
  expect(App()).toBe('drawn by the api');
  const place = { file: 'other.config.js', line: 2, column: 3 };
  const [ofApp, ofPart] = weighBundle(bundle as Bundle, { '@given/parts': place }).filter(
    ({ kind }) => kind === 'script',
  );
  expect(ofPart?.place).toEqual(place);
  expect(ofPart?.bytes).toBeGreaterThan(ofApp?.bytes ?? 0);
});
