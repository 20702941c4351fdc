import { describe, expect, test } from '@jest/globals';
import { Keys } from '../../../src/keys.js';
import { codeColorsOf, codeThemesOf } from '../../../src/styles/code/code-colors.js';

const light = {
  plain: { color: '#393A34', backgroundColor: '#f6f8fa' },
  styles: [
    { types: ['comment', 'prolog'], style: { color: '#999988', fontStyle: 'italic' } },
    { types: ['keyword'], style: { color: 'blue' } },
    { types: ['keyword'], languages: ['css'], style: { color: 'green' } },
    { types: ['tag', 'keyword'], style: { color: '#00009f' } },
    { types: ['function'], style: { opacity: 0.7 } },
  ],
};
const dark = { plain: { color: 'rgb(248, 248, 242)', backgroundColor: 'rgb(40, 42, 54)' }, styles: [] };

const colors = (prism: object) => codeColorsOf(codeThemesOf(Keys.of({ prism })));

describe('the colours of code should be', () => {
  test('those of the Prism theme, the last entry of a token type winning', () => {
    const css = colors({ theme: light });
    expect(css).toMatch(/^\.code-frame \{/);
    expect(css).toContain('--ds-code-bg: #f6f8fa;');
    expect(css).toContain('--ds-code-keyword: oklch(from #00009f min(l, 0.54) c h);');
    expect(css).toContain('--ds-code-comment: oklch(from #999988 min(l, 0.54) c h);');
  });

  test('that of plain text if the theme sets none', () => {
    expect(colors({ theme: light })).toContain('--ds-code-function: oklch(from #393A34 min(l, 0.54) c h);');
  });

  test('others in dark mode if there is a dark theme', () => {
    const css = colors({ theme: { default: light }, darkTheme: dark });
    expect(css).toContain('[data-theme="dark"] .code-frame {\n  color-scheme: dark;\n  --ds-code-bg: rgb(40, 42, 54);');
    expect(css).toContain('--ds-code-string: oklch(from rgb(248, 248, 242) max(l, 0.7) c h);');
  });

  test('with the italics and bold of the theme, in its colour mode', () => {
    const styles = [{ types: ['keyword', 'a:b'], style: { fontStyle: 'italic', fontWeight: 'bold' } }];
    const face = '.code-frame .token:is(.keyword) {\n  font-style: italic;\n  font-weight: bold;\n}';
    expect(colors({ theme: { plain: {}, styles } })).toBe(`.code-frame {\n}\n${face}`);
    expect(colors({ theme: { plain: {}, styles }, darkTheme: dark })).toContain(`[data-theme="light"] ${face}`);
  });

  test('the defaults of Docusaurus if there is no theme, or none that can be read', () => {
    const css = colors({});
    expect(css).toMatch(/^\.code-frame \{\n {2}color-scheme: dark;\n {2}--ds-code-bg: #292d3e;/);
    expect(css).toContain('--ds-code-string: oklch(from rgb(195, 232, 141) max(l, 0.7) c h);');
    expect(colors({ theme: 'github', darkTheme: () => ({}) })).toBe(css);
  });

  test('those of the entries that can be read', () => {
    const { styles } = light;
    const wrong = [{ types: {}, style: {} }, { types: [1], style: {} }, { types: ['comment'] }, null];
    expect(colors({ theme: { plain: {}, styles: [...wrong, ...styles] } })).toBe(
      colors({ theme: { plain: {}, styles } }),
    );
    expect(colors({ theme: { plain: null, styles } })).toBe(colors({}));
  });

  test('without characters that would end a declaration', () => {
    const broken = { plain: { backgroundColor: 'red; } body {' }, styles: [] };
    expect(colors({ theme: broken })).toBe('.code-frame {\n}');
  });
});
