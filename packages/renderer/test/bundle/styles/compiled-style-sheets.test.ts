import { describe, expect, test } from '@jest/globals';
import { findingsOf } from '../bundle-fixture.js';
import { bundle } from './style-sheets-fixture.js';

describe('Sass style sheets', () => {
  test('should be compiled by the Sass of the site, with the files they use', async () => {
    const { styles, findings } = await bundle({
      files: {
        'css/a.scss': "@use 'shared'; .x { .y { color: shared.$brand } }",
        'css/_shared.scss': '$brand: #123456;',
        'css/b.sass': '.z\n  margin: 1px + 2px',
      },
      styles: ['css/a.scss', 'css/b.sass'],
    });
    expect(findings).toEqual([]);
    expect(styles).toContain('.x .y{color:#123456}');
    expect(styles).toContain('.z{margin:3px}');
  });

  test('should resolve packages, and files by the alias of the site or below its folder', async () => {
    const { styles } = await bundle({
      files: {
        'css/a.scss': "@import '~pkg/x'; @import 'pkg/y'; @import '@site/other/z'; @import 'other/w';",
        'node_modules/pkg/x.scss': '.x { top: 1px }',
        'node_modules/pkg/_y.scss': '.y { top: 2px }',
        'other/z.scss': '.z { top: 3px }',
        'other/_w.scss': '.w { top: 4px }',
      },
      styles: ['css/a.scss'],
    });
    for (const rule of ['.x{top:1px}', '.y{top:2px}', '.z{top:3px}', '.w{top:4px}']) expect(styles).toContain(rule);
  });

  test('should be compiled by versions of Sass before 1.45, too', async () => {
    const old = { 'node_modules/sass-embedded/index.js': "exports.render = require('../sass').render;" };
    const files = {
      ...old,
      'css/a.scss': "@import '~pkg/x'; @import 'part';",
      'css/_part.scss': '.y { .z { top: 2px } }',
      'css/b.scss': '.b {\n  color: $none;\n}\n',
      'node_modules/pkg/x.scss': '.x { top: 1px }',
    };
    const { styles } = await bundle({ files, styles: ['css/a.scss'] });
    expect(styles).toContain('.x{top:1px}.y .z{top:2px}');
    const { findings } = await bundle({ files, styles: ['css/b.scss'] });
    expect(findings).toEqual(['css/b.scss:2:10 Undefined variable.']);
  });

  test('should be CSS Modules if their names say so', async () => {
    const { pageStyles, findings } = await bundle({
      files: {
        'pages/a.jsx':
          "import s from './a.module.scss'; export default () => <p className={s.on} onClick={() => 1}>x</p>;",
        'pages/a.module.scss': '.on { &:hover { color: red } }',
      },
      pages: ['pages/a.jsx'],
    });
    expect(findings).toEqual([]);
    expect(pageStyles).toMatch(/^\.a_\w{6,7}_on:hover\{color:red\}/);
  });

  test('should have their errors placed', async () => {
    const { findings } = await bundle({
      files: { 'css/a.scss': "@use 'b';", 'css/_b.scss': '.x {\n  color: $gone;\n}' },
      styles: ['css/a.scss'],
    });
    expect(findings).toEqual(['css/_b.scss:2:10 Undefined variable.']);
  });

  test.each([
    ['@use "./gone";', "1:1 cannot find './gone': there is no such file"],
    ['@import "~pkg/gone";', "1:9 cannot find '~pkg/gone': the package 'pkg' has no such file"],
    [
      '@import "prism-themes/a";',
      "1:9 cannot find 'prism-themes/a': write the path of a file relative to this one; install a package: npm install prism-themes",
    ],
  ])('should name what an import that finds nothing needs: %s', async (rule, expected) => {
    const files = { 'css/a.scss': rule, 'css/b.less': rule.replace('@use', '@import'), 'node_modules/pkg/a.scss': '' };
    const { hinted } = await bundle({ files, styles: ['css/a.scss'] });
    expect(hinted).toEqual([`css/a.scss:${expected}`]);
    const { hinted: ofLess } = await bundle({ files, styles: ['css/b.less'] });
    expect(ofLess).toEqual([`css/b.less:${expected.replace(':9', ':1')}`]);
  });

  test('should be at fault where they name a missing file, not where the compiled style sheet does', async () => {
    const { findings } = await bundle({
      files: {
        'css/a.scss': '$x: 1px;\n\n.x {\n  .y { background: url(gone.png) }\n}\n',
        'css/b.scss': "\n.z { background: url('./lost.png') }",
      },
      styles: ['css/a.scss', 'css/b.scss'],
    });
    expect(findings).toEqual(["css/a.scss:4:23 cannot find 'gone.png'", "css/b.scss:2:22 cannot find './lost.png'"]);
  });

  test('should ask for Sass if the site lacks it', async () => {
    expect(
      await findingsOf({ 'pages/a.jsx': "import './a.scss';\nexport default () => null;", 'pages/a.scss': '' }, [
        'pages/a.jsx',
      ]),
    ).toEqual([
      'page-module pages/a.scss:1:1 style sheets of Sass need a package that is not installed (install it for the site: npm install sass; needed by pages/a.jsx)',
    ]);
  });

  test('should be asked for with the package manager of the site', async () => {
    const files = { 'pages/a.jsx': "import './a.scss';\nexport default () => null;", 'pages/a.scss': '' };
    const [found] = await findingsOf({ ...files, 'pnpm-lock.yaml': '' }, ['pages/a.jsx']);
    expect(found).toContain('install it for the site: pnpm add sass');
  });
});

describe('Less style sheets', () => {
  test('should be compiled by the Less of the site, with the files they import', async () => {
    const { styles, findings } = await bundle({
      files: {
        'css/a.less':
          "@import 'b'; @import '~pkg/x'; @import '@site/other/z'; @import url('/css/c.css'); .a { .b { color: @brand; src: url(./f.eot?v=1) } }",
        'css/f.eot': 'font',
        'css/c.css': '.c { top: 4px }',
        'css/b.less': '@brand: #123456;',
        'node_modules/pkg/x.less': '.x { top: 1px + 1px }',
        'other/z.less': '.z { top: 3px }',
      },
      styles: ['css/a.less'],
    });
    expect(findings).toEqual([]);
    expect(styles).toMatch(
      /\.c\{top:4px\}\.x\{top:2px\}\.z\{top:3px\}\.a \.b\{color:#123456;src:url\("[^"]+\.eot\?v=1"\)\}/,
    );
  });

  test('should be CSS Modules if their names say so, and have their errors placed', async () => {
    const page = { 'pages/p.tsx': "import s from './p.module.less'; export default () => <p className={s.a}>b</p>;" };
    const made = (text: string) => bundle({ files: { ...page, 'pages/p.module.less': text }, pages: ['pages/p.tsx'] });
    expect((await made('.a { .b { top: 1px } }')).pageStyles).toMatch(/\.p_\w+_a \.p_\w+_b\{top:1px\}/);
    expect([...new Set((await made('.a {\n  color: @none;\n}')).findings)]).toEqual([
      'pages/p.module.less:2:10 variable @none is undefined',
    ]);
  });
});
