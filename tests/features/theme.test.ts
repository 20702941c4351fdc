import { describe, expect, test } from '@jest/globals';
import { buildSite } from './run.js';

describe('the theme folder of a site', () => {
  test('should replace a component by a file of its name', async () => {
    const site = await buildSite('theme-replaced');
    const page = site.page('index.html');
    expect(page.texts('footer')).toEqual(['Ours alone']);
    expect(page.attributes('footer', 'className')).toEqual(['own-footer']);
    expect(page.html).not.toContain('The words of the configuration');
  });

  test('should add its custom.css after the styles of the theme', async () => {
    const site = await buildSite('theme-replaced');
    const [href = ''] = site.page('index.html').attributes('link[rel=stylesheet]', 'href');
    const css = site.text(href.slice(1));
    expect(css).toMatch(/--own-colou?r:\s*(?:rebeccapurple|#639)/);
    expect(css.indexOf('--own-colour')).toBeGreaterThan(css.lastIndexOf('.footer'));
  });

  test('should be able to wrap the original component', async () => {
    const site = await buildSite('theme-wrapped');
    const page = site.page('index.html');
    expect(page.texts('.around-footer > p')).toEqual(['Before the end']);
    expect(page.texts('.around-footer > footer.footer')).toEqual(['The words of the configuration']);
  });
});
