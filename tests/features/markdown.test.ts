import { beforeAll, describe, expect, test } from '@jest/globals';
import { type BuiltSite, type HtmlPage, textOf } from './built-site.js';
import { buildSite } from './run.js';

let site: BuiltSite;
const doc = (name: string): HtmlPage => site.page(`docs/${name}/index.html`);
beforeAll(async () => {
  site = await buildSite('markdown');
});

describe('code blocks', () => {
  test('should show title, numbers and the lines that the fence highlights', () => {
    const page = doc('code');
    expect(page.texts('.code-title')).toEqual(['lib.php']);
    expect(page.texts('figure .line')).toEqual(['$one = 1;', '$two = 2;', '$three = 3;', '$four = 4;']);
    expect(page.texts('figure .highlighted')).toEqual(['$one = 1;', '$three = 3;', '$four = 4;']);
    expect(page.all('figure code[data-numbered]')).toHaveLength(1);
  });

  test('should highlight the lines that comments mark, and remove the comments', () => {
    const page = doc('code');
    expect(page.texts('.language-js .line')).toEqual(['first();', 'second();', 'third();', 'fourth();']);
    expect(page.texts('.language-js .highlighted')).toEqual(['first();', 'second();', 'third();']);
  });

  test('should number lines from where the fence says', () => {
    expect(doc('code').attributes('code[data-numbered][style]', 'style')).toEqual(['--first-line:6']);
  });

  test('should be highlighted at build time, and plain in unknown languages', () => {
    const page = doc('code');
    expect(page.texts('figure .token.variable')).toEqual(['$one', '$two', '$three', '$four']);
    expect(page.texts('.language-unknown-language')).toEqual(['<plain> & simple']);
    expect(page.all('.language-unknown-language .token, .language-text .token')).toEqual([]);
    expect(page.texts('.markdown p > code')).toEqual(['<code>']);
  });
});

describe('admonitions', () => {
  test('should be titled by their type, or by the given title', () => {
    expect(doc('admonitions').texts('.admonition-title')).toEqual([
      'note',
      'A title with code',
      'Outer',
      'danger',
      'example',
    ]);
    expect(doc('admonitions').texts('.admonition-title code')).toEqual(['code']);
  });

  test('should be nestable', () => {
    const page = doc('admonitions');
    expect(page.texts('.admonition-warning > .admonition-text > p')).toEqual(['Outer text.']);
    expect(page.texts('.admonition-warning .admonition-danger > .admonition-text')).toEqual(['Inner text.']);
  });

  test('should have types added by the configuration', () => {
    expect(doc('admonitions').texts('.admonition-example > .admonition-text')).toEqual(['An example.']);
  });
});

describe('headings', () => {
  test('should have unique ids from their text, or explicit ids', () => {
    const ids = doc('headings').attributes('.markdown :is(h1, h2, h3, h4, h5)', 'id');
    expect(ids).toEqual([
      'headings',
      'plain-heading',
      'with-code-and-emphasis',
      'fourth-level',
      'fifth-level',
      'own-id',
      'plain-heading-1',
      'über-größe',
    ]);
  });

  test('should have a link to themselves', () => {
    const anchor = doc('headings').one('#own-id > .heading-anchor').properties;
    expect([anchor.href, anchor.ariaLabel]).toEqual(['#own-id', 'Direct link to Written']);
  });

  test('should form the table of contents, of the configured levels, nested', () => {
    const page = doc('headings');
    expect(page.texts('.toc .toc-link')).toEqual([
      'Plain heading',
      'With code and emphasis',
      'Fourth level',
      'Written',
      'Plain heading',
      'Über größe',
    ]);
    expect(page.all('.toc > .toc-list > li').map(textOf)).toEqual([
      'Plain headingWith code and emphasisFourth level',
      'Written',
      'Plain heading',
      'Über größe',
    ]);
    expect(page.texts('.toc .toc-link code')).toEqual(['code']);
  });

  test('should be reachable by links on the same page', () => {
    expect(doc('headings').attributes('.markdown p a', 'href')).toEqual([
      '/docs/headings#own-id',
      '/docs/headings#plain-heading-1',
    ]);
  });
});

describe('the extensions of Markdown', () => {
  test('should include tables that scroll, named by their columns', () => {
    const page = doc('extensions');
    expect(page.attributes('.table-scroll[tabindex]', 'ariaLabel')).toEqual(['Name, Count']);
    expect(page.texts('td')).toEqual(['A', '1']);
    expect(page.attributes('td', 'style')).toEqual(['text-align:left', 'text-align:right']);
  });

  test('should include task lists, strikethrough, autolinks and harmless HTML', () => {
    const page = doc('extensions');
    expect(page.all('.task-list-item input').map(({ properties }) => properties.checked === true)).toEqual([
      true,
      false,
    ]);
    expect(page.texts('.markdown del, .markdown kbd')).toEqual(['Gone', 'Ctrl']);
    expect(
      page.all('.markdown a[target=_blank]').map(({ properties }) => `${properties.href} ${String(properties.rel)}`),
    ).toEqual(['https://example.com/ noopener,noreferrer']);
  });

  test('should include footnotes with links back to their references', () => {
    const page = doc('extensions');
    const [to = ''] = page.attributes('[data-footnote-ref]', 'href');
    const [back = ''] = page.attributes('[data-footnote-backref]', 'href');
    expect(page.texts(to.slice(to.indexOf('#')))).toEqual(['In a footnote. ↩']);
    expect(page.texts(back.slice(back.indexOf('#')))).toEqual(['1']);
  });
});
