import { expect, test } from '@jest/globals';
import { clientModules } from '../../../src/bundle/modules/client-modules.js';

const name = '@docsite/client-modules';

test('the client modules of a site should be passed to the theme in order', () => {
  expect(clientModules({ siteDir: '/site', clientModules: ['src/a.ts', '/b.js'] })[name]?.split('\n')).toEqual([
    'import * as module0 from "/site/src/a.ts";',
    'import * as module1 from "/b.js";',
    "import { runClientModules } from '@theme/client/navigation/run-client-modules';",
    'runClientModules([module0, module1]);',
  ]);
});

test('a site without client modules should load nothing for them', () => {
  expect(clientModules({ siteDir: '/site', clientModules: [] })).toEqual({ [name]: '' });
});
