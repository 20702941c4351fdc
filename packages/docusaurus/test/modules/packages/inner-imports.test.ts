import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { innerImports } from '../../../src/modules/packages/inner-imports.js';

test("files that the package of a plugin's theme imports should be those installed for it", () => {
  const constants = '@docusaurus/plugin-content-docs/lib/constants.js';
  const inPackage = 'node_modules/@own/theme';
  const siteDir = makeFolder({
    [`${inPackage}/lib/theme/Item/index.js`]: "import { menu } from '../../client/menu.js';",
    [`${inPackage}/lib/client/menu.js`]: `import { CURRENT } from "${constants}";`,
    [`${inPackage}/node_modules/${constants}`]: "exports.CURRENT = 'current';",
  });
  const themes = [join(siteDir, inPackage, 'lib/theme')];
  expect(innerImports({ siteDir, code: [], themes }, join(siteDir, 'theme'))).toEqual({
    [constants]: join(siteDir, inPackage, 'node_modules', constants),
  });
});
