import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { documentComponents } from '../../../src/modules/mdx/mdx-components.js';

/** The components that documents get from an `MDXComponents` module with this text, beside these files. */
function read(text: string, files: Readonly<Record<string, string>> = {}, name = 'MDXComponents.js') {
  const siteDir = makeFolder({ [`src/theme/${name}`]: text, ...files });
  return documentComponents(siteDir);
}

describe('components of documents', () => {
  test('should be taken from the modules that MDXComponents imports them from', async () => {
    const text = `import Original from '@theme-original/MDXComponents';
      import Badge from '@site/src/badge';
      import { Card as Tile } from '../cards';
      import { Chart } from 'charts';
      export default { ...Original, Badge, 'Box': Tile, Chart, highlight: Badge };`;
    expect(await read(text)).toEqual({
      Badge: '@site/src/badge#default',
      Box: '@site/src/cards#Card',
      Chart: 'charts#Chart',
    });
  });

  test.each([
    'export default function MDXComponents(components) { return { ...Original, Badge, Own: () => null }; }',
    'const parts = () => ({ Badge, Own: () => null });\nexport default parts;',
  ])('should be those that a function returns: %s', async (text) => {
    const imports = "import Original from '@theme-original/MDXComponents';\nimport Badge from '../badge';\n";
    expect(await read(imports + text)).toEqual({
      Badge: '@site/src/badge#default',
      Own: '@theme/content/content-components#contentComponents.Own',
    });
  });

  test('should be found through modules that re-export them', async () => {
    const text = "import { Since, Note } from '@site/src/all';\nconst all = { Since, Note };\nexport default all;";
    const files = {
      'src/all.ts': "import Since from './marks/since';\nexport { Since };\nexport { default as Note } from './note';",
      'src/marks/since.tsx': 'export default () => <b />;',
      'src/note/index.jsx': 'export default function Note() { return <i />; }',
    };
    expect(await read(text, files, 'MDXComponents/index.tsx')).toEqual({
      Since: '@site/src/marks/since#default',
      Note: '@site/src/note#default',
    });
  });

  test('should include those of objects and packages that the object includes', async () => {
    const text = `import * as plots from 'plots';
      import charts from '../charts';
      export default { ...plots, ...charts, Plot: () => <b /> };`;
    const files = {
      'src/charts.ts': "import { Pie } from './pie';\nexport default { Pie, Bar: () => null };",
      'src/pie.tsx': 'export const Pie = () => <i />;',
      'node_modules/plots/package.json': '{ "module": "index.js" }',
      'node_modules/plots/index.js':
        "import 'other';\nimport './plots.css';\nexport * from './line.js'; export const Plot = 1;",
      'node_modules/plots/line.js': 'export const Line = 1;',
    };
    expect(await read(text, files)).toEqual({
      Line: 'plots#Line',
      Pie: '@site/src/pie#Pie',
      Bar: '@site/src/charts.ts#default.Bar',
      Plot: '@theme/MDXComponents#default.Plot',
    });
  });

  test.each([
    "export { default } from './map';",
    "import map from './map';\nexport default map;",
    "import { shared } from './map';\nexport default { ...shared };",
    "export { shared as default } from './map';",
  ])('should be found in a module that MDXComponents passes on: %s', async (text) => {
    const map = `import Original from '@theme-original/MDXComponents';
      import Badge from '../badge';
      export const shared = { ...Original, Badge };
      export default shared;`;
    expect(await read(text, { 'src/theme/map.ts': map, 'src/badge.tsx': 'export default () => <b />;' })).toEqual({
      Badge: '@site/src/badge#default',
    });
  });

  test('should be those of a named object of another module', async () => {
    const files = { 'src/shared.ts': 'export const shared = { Own: () => null };' };
    expect(await read("import { shared } from '../shared';\nexport default { ...shared };", files)).toEqual({
      Own: '@site/src/shared.ts#shared.Own',
    });
  });

  test('should include those of objects that the module declares', async () => {
    const text = `import Original from '@theme-original/MDXComponents';
      import Badge from '@site/src/badge';
      const marks = { Badge };
      const own = { ...marks, Own: () => null };
      export default { ...Original, ...own, ...{ Note: Badge } };`;
    expect(await read(text)).toEqual({
      Badge: '@site/src/badge#default',
      Own: '@theme/MDXComponents#default.Own',
      Note: '@site/src/badge#default',
    });
  });

  test('should be found in modules that import each other', async () => {
    const text = "import more from '../more';\nimport { Pie } from '../pie';\nexport default { ...more, Pie };";
    const files = {
      'src/more.js': "import own from './theme/MDXComponents';\nexport default { ...own, Box: () => null };",
      'src/pie.js': "export { Pie } from './tart';",
      'src/tart.js': "export { Pie } from './pie';",
    };
    expect(await read(text, files)).toMatchObject({ Box: '@site/src/more.js#default.Box', Pie: expect.any(String) });
  });

  test('should be read from the object if they are created there', async () => {
    expect(await read('export default { Own: () => <b />, h1: (props) => <h1 {...props} /> };')).toEqual({
      Own: '@theme/MDXComponents#default.Own',
    });
  });

  test('should leave built-in ones to docsite, unless the site overrides them', async () => {
    const text = `import Tabs from '@theme/Tabs';
      import Details from '@theme/MDXComponents/Details';
      import Admonition from '@site/src/admonition';
      export default { Tabs, Details, Admonition };`;
    expect(await read(text)).toEqual({ Admonition: '@site/src/admonition#default' });
  });

  test('should be none if the module cannot be read or does not exist', async () => {
    expect(await read('export default {')).toEqual({});
    expect(await documentComponents('/nowhere')).toEqual({});
  });
});
