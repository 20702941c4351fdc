import { expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { mathRenderer } from '../../src/math/katex.js';

test('formulas should be rendered without what versions of KaTeX print about letters outside of their fonts', () => {
  const site = makeFolder({
    'node_modules/katex/package.json': '{ "name": "katex", "version": "0.16.0", "main": "dist/katex.js" }',
    'node_modules/katex/dist/katex.js': `exports.renderToString = (source) => {
      console.warn("No character metrics for '" + source + "'");
      if (source === '}') throw Object.assign(new Error('Expected EOF'), { position: 0 });
      return '<i>' + source + '</i>';
    };`,
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const render = mathRenderer(site, { math: true });
  expect([render?.('ل', false), render?.('}', false)]).toEqual([
    { html: '<i>ل</i>' },
    { message: 'Expected EOF', offset: 0 },
  ]);
  expect(warn).not.toHaveBeenCalled();
  console.warn('after it');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('formulas should be rendered with the options that a site sets', () => {
  const math = { macros: {}, katex: { fleqn: true, trust: true } };
  const html = mathRenderer(process.cwd(), { math })?.(String.raw`\href{https://a.org}{x}`, true);
  expect(html).toEqual({ html: expect.stringMatching(/class="katex-display fleqn".*<a href="https:\/\/a\.org"/) });
});
