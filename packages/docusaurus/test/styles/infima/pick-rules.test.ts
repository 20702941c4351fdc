import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { pickRules } from '../../../src/styles/infima/pick-rules.js';

const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');

/** Selectors of the rules that are kept, except those that set variables for the whole page. */
function selectorsFor(...words: readonly string[]): string[] {
  const selectors: string[] = [];
  pickRules(infima, new Set(words)).walkRules((rule) => {
    const isOfPage = /^(?::root|html|iframe|:is|:where\(\.shell-full)/.test(rule.selector);
    if (!isOfPage) selectors.push(...rule.selectors);
  });
  return selectors;
}

describe('the selected rules of Infima should be', () => {
  test('the rules whose classes all occur in the site', () => {
    expect(selectorsFor('hero', 'hero__title')).toEqual(['.hero', '.hero__title', '.hero']);
    expect(selectorsFor('hero__title', 'padding--md')).toEqual(['.padding--md', '.hero__title']);
  });

  test('rules that exclude elements with classes that the site does not use', () => {
    const selectors = selectorsFor('button', 'button--secondary', 'button--outline');
    expect(selectors.filter((selector) => selector.includes(':not(.button--active)'))).toEqual([
      expect.stringMatching(/^\.button.*\.button--secondary\.button--outline:not\(\.button--active\):not\(:hover\)$/),
    ]);
  });

  test('none for classes that the site does not use', () => {
    expect(selectorsFor()).toEqual([]);
  });

  test('none for parts of the page that docsite renders itself', () => {
    expect(selectorsFor('navbar', 'footer', 'markdown', 'breadcrumbs', 'dropdown')).toEqual([]);
  });

  test('rules for a dropdown that the site draws itself, not for those of docsite', () => {
    const mark = '.dropdown:not(:where(details)) > .navbar__link:after';
    expect(selectorsFor('dropdown', 'dropdown__menu', 'navbar__link')).toContain(mark);
    expect(selectorsFor('dropdown', 'navbar__link')).not.toContain(mark);
  });

  test('rules for breadcrumbs that the site draws itself, without the slashes of docsite', () => {
    expect(selectorsFor('breadcrumbs', 'breadcrumbs__item')).toEqual(
      expect.arrayContaining([
        '.breadcrumbs:where(ul)',
        '.breadcrumbs__item',
        '.breadcrumbs__item:not(:last-child):after',
      ]),
    );
  });

  test('rules for elements only on pages that the site renders itself, not in theme components', () => {
    const selectors: string[] = [];
    pickRules(infima, new Set(['blockquote'])).walkRules((rule) => void selectors.push(...rule.selectors));
    expect(selectors.some((selector) => selector.includes(' table'))).toBe(false);
    expect(selectors.find((selector) => selector.includes(' blockquote:'))).toMatch(
      /^:where\(\.shell-full > \.main\) blockquote:not\(:where\(.*\.code-frame.*\.navbar-inner.*\) \*\)$/,
    );
  });

  test('rules for elements of text where components insert HTML that they get as data', () => {
    const ruled = (...words: readonly string[]) => {
      const css = pickRules(infima, new Set(words)).toString();
      return ['table', 'table th', 'blockquote', 'button'].filter((type) => css.includes(`.main) ${type}:not(`));
    };
    expect([ruled(), ruled('dangerouslySetInnerHTML')]).toEqual([[], ['table', 'table th', 'blockquote']]);
  });

  test('the rule for embedded frames, which docsite lacks, wherever an author puts them', () => {
    expect(pickRules(infima, new Set()).toString()).toMatch(/^iframe \{\s+border: 0;/m);
  });

  test('rules for classes of both themes on elements of the site only', () => {
    const selectors = selectorsFor('card');
    expect(selectors).toEqual(['.card:not(:where(.card-grid > *))']);
    expect(selectorsFor('pagination', 'menu')).toEqual(
      expect.arrayContaining(['.pagination:where(ul)', '.menu:where(:not([popover], .menu-docs))']),
    );
  });

  test('rules for classes that code queries on elements of the site only, where docsite gives them to its own', () => {
    const words = new Set(['navbar__inner', 'row']);
    expect(pickRules(infima, words).toString()).toMatch(/^\.navbar__inner \{/m);
    expect(pickRules(infima, words, words).toString()).toMatch(/^\.navbar__inner:not\(:where\(\.navbar-inner\)\) \{/m);
    expect(pickRules(infima, words, words).toString()).toMatch(/^\.row \{/m);
  });

  test('rules for every second row of a table', () => {
    const css = pickRules(infima, new Set(['table', 'tr'])).toString();
    expect(css).toMatch(
      / table tr:nth-child\(2n\):not\(.*\) \{\s+background-color: var\(--ifm-table-stripe-background\);/,
    );
  });

  test('the variables of a dark navbar and footer, applied to those of docsite too', () => {
    const css = pickRules(infima, new Set()).toString();
    expect(css).toContain(':is(.footer--dark, .footer:where([data-style="dark"])) {');
    expect(css).toContain(':is(.navbar--primary, .navbar:where([data-style="primary"]), .menu:where(');
  });
});
