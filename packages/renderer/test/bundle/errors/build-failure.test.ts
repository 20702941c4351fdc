import { join } from 'node:path';
import type { Finding } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { bundle, bundleSite, findingsOf, livePages, optionsIn, page, theme } from '../bundle-fixture.js';

describe('a build error in the code of a page', () => {
  const own = 'the path of a file begins with `./` or `@site/`';
  const gone = "cannot find './gone' (there is no such file; the path is relative to the file that imports it)";

  test('should be placed where the author wrote the code', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport { x } from './gone';\n\n{x}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:5:19 ${gone}`]);
  });

  test('should be placed correctly below imports of content', async () => {
    const imports = "import {\n  Tabs,\n} from '@theme/Tabs';\nimport Part from './_part.mdx';";
    const code = `${page}\n${imports}\nimport { x } from './gone';\n\n<Part />{x}\n`;
    const files = { 'docs/a.mdx': code, 'docs/_part.mdx': 'Text.\n' };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:9:19 ${gone}`]);
  });

  test('should be reported at the place where code in the text names a module', async () => {
    const files = {
      'docs/a.mdx': `${page}\nText {require('./gone').default}, {require("@site/none")}, {require('@site/videos/film.mp4')}.\n`,
    };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      `page-module docs/a.mdx:5:15 ${gone}`,
      "page-module docs/a.mdx:5:44 cannot find '@site/none' (there is no such file in the folder of the site)",
      "page-module docs/a.mdx:5:69 cannot find '@site/videos/film.mp4' (there is no such file in the folder of the site)",
    ]);
  });

  test('should be placed in the partial that contains it', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport Part from '../parts/_part.mdx';\n\n<Part />\n`,
      'parts/_part.mdx': "---\nx: 1\n---\n\nimport Gone from './gone';\n\n<Gone />\n",
    };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module parts/_part.mdx:5:18 cannot find '../parts/gone' (there is no such file; the path is relative to the file that imports it)",
    ]);
  });

  test('should be placed where the configuration asks for a module without a file', async () => {
    const app = "import Own from '@generated/own'; export const App = () => <Own />;";
    const { findings } = await bundleSite({
      ...optionsIn(makeFolder({ ...theme, 'templates/app.tsx': app }), []),
      modules: { '@generated/own': "export { default } from '@theme/none';" },
      modulePlaces: { '@generated/own': { file: 'other.config.js', line: 3, column: 7 } },
    });
    expect(findings).toMatchObject([
      { file: 'other.config.js', line: 3, column: 7, message: "there is no theme component 'none'" },
    ]);
  });

  test('should say where to find the components of the theme, whose package is in the folder of the site', async () => {
    const own = "import { App as Original } from '@theme-original/ap'; export const App = () => <Original />;";
    const installed = 'site/node_modules/docsite/templates';
    const moved = Object.entries(theme).map(([path, text]) => [path.replace('templates', installed), text] as const);
    const options = optionsIn(makeFolder({ ...Object.fromEntries(moved), 'site/theme/app.tsx': own }), []);
    const layers = options.layers.map((layer) =>
      layer.name === 'default' ? { ...layer, folder: join(options.siteDir, 'node_modules/docsite/templates') } : layer,
    );
    const { findings } = await bundleSite({ ...options, layers });
    expect(findings).toMatchObject([
      {
        file: 'theme/app.tsx',
        message: "there is no theme component 'ap'",
        hint: 'docsite eject lists the files of the theme',
      },
    ]);
  });

  test('should be placed where the configuration names a file that is not there', async () => {
    const files = {
      'templates/app.tsx': "import '@docsite/client-modules'; export const App = () => <b />;",
      'templates/client/app.ts': "import '@docsite/client-modules';",
      'templates/client/navigation/run-client-modules.ts': 'export const runClientModules = () => {};',
      'site/docsite.config.ts': "export default {\n  styles: ['src/no.css'],\n  clientModules: ['src/no.ts'],\n};\n",
    };
    const options = optionsIn(makeFolder({ ...theme, ...files }), []);
    const { findings } = await bundleSite({ ...options, styles: ['src/no.css'], clientModules: ['src/no.ts'] });
    const found = findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
    expect([...new Set(found)].sort()).toEqual([
      "docsite.config.ts:2:12 cannot find 'src/no.css'",
      "docsite.config.ts:3:19 cannot find 'src/no.ts'",
    ]);
  });

  test('should be placed in the package that contains it, in a folder above the site too, with the pages that need it', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport kit from 'kit';\n\n{kit}\n`,
      '../node_modules/kit/index.js': "\nmodule.exports = require('stream');\n",
    };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module ../node_modules/kit/index.js:2:26 cannot find 'stream' (pages also run in the browser, which has no Node modules; needed by docs/a.mdx)",
    ]);
  });

  test('should be placed by character columns, not byte columns', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport { é𝒳 } from './gone';\n\n{é𝒳}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:5:21 ${gone}`]);
  });

  test('should be reported with a hint that helps authors', async () => {
    const imports = [
      "import fs from 'node:fs';",
      "import none from 'no-such-package';",
      "import { x } from '@site/gone';",
      "import { y } from '@theme/fooder';",
    ];
    const files = { 'docs/a.mdx': `${page}\n${imports.join('\n')}\n\n{fs.x}{none}{x}{y}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module docs/a.mdx:5:16 cannot find 'node:fs' (pages also run in the browser, which has no Node modules)",
      `page-module docs/a.mdx:6:18 the package 'no-such-package' is not installed (install it for the site: npm install no-such-package; ${own})`,
      "page-module docs/a.mdx:7:19 cannot find '@site/gone' (there is no such file in the folder of the site)",
      "page-module docs/a.mdx:8:19 there is no theme component 'fooder' (docsite eject lists the files of the theme)",
    ]);
  });

  test('should name the file that an installed package does not have', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport { Plot } from 'plots/lib/plot';\n\n{Plot}\n`,
      'node_modules/plots/package.json': '{}',
    };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module docs/a.mdx:5:22 the package 'plots' has no 'plots/lib/plot' (the path is not one of its files, or not one that it exports)",
    ]);
  });

  test('should name the package of a scope that has an alias', async () => {
    const folder = makeFolder({
      ...theme,
      'site/src/a.tsx': "import { x } from '@docs/search/client';\nexport default x;\n",
    });
    const options = optionsIn(folder, await livePages(['src/a.tsx'], {}));
    const { findings } = await bundleSite({ ...options, aliases: { '@docs': join(folder, 'own') } });
    expect(new Set(findings.map(({ message, hint }) => `${message}: ${hint}`))).toEqual(
      new Set([
        `the package '@docs/search' is not installed: install it for the site: npm install @docs/search; ${own}`,
      ]),
    );
  });

  test('should name the file to which an alias leads', async () => {
    const folder = makeFolder({ ...theme, 'site/src/a.tsx': "import { x } from '@kit/part';\nexport default x;\n" });
    const options = optionsIn(folder, await livePages(['src/a.tsx'], {}));
    const { findings } = await bundleSite({ ...options, aliases: { '@kit': join(folder, 'site/src/kit') } });
    expect(new Set(findings.map(({ message, hint }) => `${message}: ${hint}`))).toEqual(
      new Set(["cannot find '@kit/part': there is no 'src/kit/part', to which an alias of the configuration leads"]),
    );
  });

  test('should name the other tool that provides a module which cannot be installed', async () => {
    const names = ['@astrojs/starlight/components', 'astro:content', 'next-themes'];
    const imports = names.map((name, index) => `import v${index} from '${name}';`).join('\n');
    const files = { 'docs/a.mdx': `${page}\n${imports}\n\n{v0}{v1}{v2}\n` };
    const found = await findingsOf(files, ['docs/a.mdx']);
    expect(found.map((text) => text.replace(/ \(.*/, ''))).toEqual([
      "page-module docs/a.mdx:5:16 '@astrojs/starlight/components' belongs to Starlight, which docsite cannot run",
      "page-module docs/a.mdx:6:16 'astro:content' belongs to Astro, which docsite cannot run",
      "page-module docs/a.mdx:7:16 the package 'next-themes' is not installed",
    ]);
    expect(found[0]).toContain("'Coming from other tools'");
    expect(found[2]).toContain('npm install next-themes;');
  });

  test('should have the hint about the other tool for a component of a framework, too', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport Card from '@astrojs/starlight/Card.astro';\n\n<Card />\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module docs/a.mdx:5:18 '@astrojs/starlight/Card.astro' belongs to Starlight, which docsite cannot run (remove the import: 'Coming from other tools' in docsite's documentation says what to write instead)",
    ]);
  });

  test('should have one cause if components of another framework are imported, found or not', async () => {
    const files = {
      'docs/card.astro': '<div />',
      'docs/a.mdx': `${page}\nimport Card from './card.astro';\nimport Gone from '@/gone.astro';\n\n<Card /><Gone />\n`,
      'docs/b.mdx': `${page}\nimport Tile from './tile.vue';\n\n<Tile />\n`,
    };
    const { findings } = await bundle(files, ['docs/a.mdx', 'docs/b.mdx']);
    expect(new Set(findings.map(({ message, cause, hint }) => `${message} ${cause === message} ${hint}`))).toEqual(
      new Set(
        ['Astro', 'Vue'].map(
          (name) =>
            `this is a component of ${name}, which docsite cannot run true write it as a React component, in a .tsx file`,
        ),
      ),
    );
  });

  test('should say how to import the text of a file of another type', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport list from './list.dat';\n\n{list}\n`, 'docs/list.dat': 'a b\n' };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      "page-module docs/a.mdx:5:18 files that end in '.dat' cannot be imported (to import the text of the file, write `?raw` after its name)",
    ]);
  });

  test('should have one cause for a missing package, whatever is imported from it', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport a from '@no/such';\n\n{a}\n`,
      'docs/b.mdx': `${page}\nimport b from '@no/such/part/b.js';\n\n{b}\n`,
    };
    const { findings } = await bundle(files, ['docs/a.mdx', 'docs/b.mdx']);
    expect(new Set(findings.map(({ message }) => message))).toEqual(
      new Set(["the package '@no/such' is not installed"]),
    );
    expect(new Set(findings.map(({ cause }) => cause)).size).toBe(1);
  });

  test('should have one cause for a missing component of the theme', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport A from '@theme/item';\n\n<A />\n`,
      'docs/b.mdx': `${page}\nimport B from '@theme/item';\n\n<B />\n`,
    };
    const { findings } = await bundle(files, ['docs/a.mdx', 'docs/b.mdx']);
    expect(new Set(findings.map(({ cause }) => cause))).toEqual(new Set(["there is no theme component 'item'"]));
    expect(new Set(findings.map(({ lacks }) => lacks))).toEqual(new Set(['theme-component']));
  });

  test('should be placed where the configuration names what a module without a file imports', async () => {
    const files = {
      'site.config.js': "export default {\n  item: '@theme/item',\n};\n",
      'pages/a.js': "export { default } from '@generated/item';\n",
    };
    const named = Object.entries(files).map(([path, text]) => [`site/${path}`, text]);
    const folder = makeFolder({ ...theme, ...Object.fromEntries(named) });
    const { findings } = await bundleSite({
      ...optionsIn(folder, await livePages(['pages/a.js'], files)),
      modules: { '@generated/item': "import Item from '@theme/item';\nexport default Item;\n" },
      configFile: 'site.config.js',
    });
    const [{ file, line, column, message }] = findings as [Finding];
    expect({ file, line, column, message }).toEqual({
      ...{ file: 'site.config.js', line: 2, column: 9 },
      message: "there is no theme component 'item'",
    });
  });

  test('should show the line of source that a hint refers to', async () => {
    const files = { 'docs/a.mdx': `${page}\nexport const a = 1;\nexport const f = () => (a = 2);\n\n{f}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      'page-module docs/a.mdx:6:25 Cannot assign to "a" because it is a constant (The symbol "a" was declared a constant here: line 5)',
    ]);
  });

  test('should be placed in React pages and in the theme of the site', async () => {
    const files = { 'pages/b.tsx': 'export default () =>\n  <i>;\n', 'theme/app.tsx': 'export const App = ;' };
    expect(await findingsOf(files, ['pages/b.tsx'])).toEqual([
      'page-module pages/b.tsx:3:1 Unexpected end of file before a closing "i" tag (The opening "i" tag is here: line 2)',
      'page-module theme/app.tsx:1:20 Unexpected ";"',
    ]);
  });
});
