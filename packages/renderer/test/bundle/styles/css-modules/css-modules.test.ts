import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { built, fileAt, findingsOf, page, pixel, serverPage } from '../../bundle-fixture.js';

describe('CSS Modules', () => {
  const styled = "import styles from './hero.module.css'; export { styles }; export default () => null;";

  test('should have the same class names on the server and in the browser', async () => {
    const files = {
      'pages/b.tsx': styled.replace('null', '<b className={styles.hero} onClick={() => {}} />'),
      'pages/hero.module.css': '.hero { color: blue } .big { margin: 0 }',
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const { styles } = (await serverPage(bundled, 'pages/b.tsx')) as { styles: Record<string, string> };
    expect(Object.keys(styles)).toEqual(['hero', 'big']);
    expect(styles.hero).toMatch(/^hero_[0-9a-f]{6}_hero$/);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe(
      `.${styles.hero}{color:#00f}.${styles.big}{margin:0}\n`,
    );
    expect(fileAt(bundled, bundled.pageChunks['pages/b.tsx'])).toContain(styles.hero);
  });

  test('should keep classes apart if two files have the same name', async () => {
    const files = {
      'pages/a/index.tsx': styled,
      'pages/a/hero.module.css': '.hero { color: blue }',
      'pages/b/index.tsx': styled,
      'pages/b/hero.module.css': '.hero { color: red }',
    };
    const bundled = await built(files, ['pages/a/index.tsx', 'pages/b/index.tsx']);
    const [a, b] = (await Promise.all(
      ['pages/a/index.tsx', 'pages/b/index.tsx'].map((source) => serverPage(bundled, source)),
    )) as { styles: Record<string, string> }[];
    expect(a?.styles.hero).not.toBe(b?.styles.hero);
  });

  test('should compose classes from other files, whose rules come first', async () => {
    const files = {
      'pages/b.tsx': "import { hero } from './hero.module.css'; export { hero }; export default () => null;",
      'pages/hero.module.css': ".hero { composes: base from './base.module.css'; color: blue }",
      'pages/base.module.css': '.base { color: red }',
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const { hero } = (await serverPage(bundled, 'pages/b.tsx')) as { hero: string };
    const [base, own] = hero.split(' ');
    expect(base).toMatch(/^base_[0-9a-f]{6}_base$/);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe(`.${base}{color:red}.${own}{color:#00f}\n`);
  });

  test('should ignore composed names that the other file lacks, with a warning for each', async () => {
    const files = {
      'pages/b.tsx':
        "import { hero, lone } from './hero.module.css'; export { hero, lone }; export default () => null;",
      'pages/hero.module.css':
        ".hero {\n  composes: base from from './base.module.css';\n  color: blue }\n.lone { composes: gone from './base.module.css'; margin: 0 }",
      'pages/base.module.css': '.base { color: red }',
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const { hero, lone } = (await serverPage(bundled, 'pages/b.tsx')) as Record<string, string>;
    expect([hero?.split(' ').length, lone]).toEqual([2, expect.stringMatching(/^hero_\w+_lone$/)]);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toContain(`.${lone}{margin:0}`);
    expect(
      bundled.warnings?.map(({ rule, file, line, column, message }) => [rule, file, line, column, message]),
    ).toEqual([
      ['style-sheet', 'pages/hero.module.css', 2, 18, 'The name "from" never appears in "pages/base.module.css"'],
      ['style-sheet', 'pages/hero.module.css', 4, 19, 'The name "gone" never appears in "pages/base.module.css"'],
    ]);
  });

  test('should export values, and use those of other files', async () => {
    const files = {
      'pages/b.tsx': styled,
      'pages/hero.module.css': `@value small: (max-width: 599px);
        @value brand, gap as space from './values.module.css';
        .hero { color: brand } @media small { .hero { margin: space } }
        :export { width: 4px; main: brand }`,
      'pages/values.module.css': "@value brand: red; @value gap from './hero.module.css'; @value gap: 1rem;",
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const { styles } = (await serverPage(bundled, 'pages/b.tsx')) as { styles: Record<string, string> };
    const { hero, ...values } = styles;
    expect(values).toEqual({ small: '(max-width: 599px)', brand: 'red', space: '1rem', width: '4px', main: 'red' });
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe(
      `.${hero}{color:red}@media(max-width:599px){.${hero}{margin:1rem}}\n`,
    );
  });

  test('should resolve the files they refer to', async () => {
    const files = {
      'pages/b.tsx': styled,
      'pages/hero.module.css': "@import './more.css'; .hero { background: url(./pixel.png) }",
      'pages/more.css': 'i { cursor: url(./a.cur), url(url-loader!./a.cur) }',
      'pages/pixel.png': pixel,
      'pages/a.cur': pixel,
    };
    const bundled = await built(files, ['pages/b.tsx']);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toMatch(
      /^i\{cursor:url\((\S+a-[0-9a-f]{8}\.cur"?)\),url\(\1\)\}\.hero_\w+_hero\{background:url\("?\/assets\/images\/pixel-[0-9a-f]{8}\.png"?\)\}\n$/,
    );
  });

  test('should be resolved in packages, and from components of documents', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport { Box } from '../components/box';\n\n<Box />\n`,
      'components/box.tsx':
        "import 'kit/kit.css'; import s from './box.module.css'; export const Box = () => <b className={s.box} />;",
      'components/box.module.css': '.box { color: red }',
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/kit.css': '.kit { margin: 0 }',
    };
    const bundled = await built(files, ['docs/a.mdx']);
    expect(fileAt(bundled, bundled.pageStyles['docs/a.mdx']?.[0])).toMatch(
      /^\.kit\{margin:0\}\.box_\w+_box\{color:red\}\n$/,
    );
  });

  test('should be on every page if the theme of the site imports them', async () => {
    const files = {
      'theme/app.tsx': "import s from './app.module.css'; export const App = () => <b className={s.app} />;",
      'theme/app.module.css': '.app { color: red }',
    };
    const bundled = await built(files);
    const { App } = await import(pathToFileURL(bundled.serverEntry).href);
    expect(bundled.styles.map((url) => fileAt(bundled, url))).toEqual([
      'body{color:red}\n',
      `.${App().props.className}{color:red}\n`,
    ]);
  });

  test('should be reported at their own lines', async () => {
    const findings = (css: string) =>
      findingsOf({ 'pages/b.tsx': styled, 'pages/hero.module.css': css }, ['pages/b.tsx']);
    const hint = 'there is no such file; the path is relative to the file that imports it';
    expect(await findings(".a {\n  composes: b from './gone.module.css' }")).toEqual([
      `page-module pages/hero.module.css:2:20 cannot find './gone.module.css' (${hint}; needed by pages/b.tsx)`,
    ]);
    expect(await findings("i {\n  background: url('./gone.png') }")).toEqual([
      `page-module pages/hero.module.css:2:19 cannot find './gone.png' (${hint})`,
    ]);
  });
});
