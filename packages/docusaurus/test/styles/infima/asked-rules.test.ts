import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'postcss';
import { askedRules } from '../../../src/styles/infima/asked-rules.js';

const infima = readFileSync(createRequire(import.meta.url).resolve('infima/dist/css/default/default.css'), 'utf8');

/** The rules for the variables that a site sets, as selectors and declarations. */
function rulesFor(...variables: readonly string[]): Record<string, string> {
  const rules: Record<string, string> = {};
  parse(askedRules(infima, new Set(variables))).walkRules(({ selector, nodes }) => {
    const text = nodes.map(String).join('; ').replace(/\s+/g, ' ');
    for (const name of selector.split(/,\s*(?![^(]*\))/)) rules[name] = [rules[name] ?? [], text].flat().join('; ');
  });
  return rules;
}

describe('declarations of Infima for variables that a site sets should', () => {
  test("apply to docsite's elements", () => {
    expect(rulesFor('--ifm-pagination-nav-border-radius')).toEqual({
      ':is(.pagination-link)': 'border-radius: var(--ifm-pagination-nav-border-radius)',
    });
  });

  test('be those of all states, so that none is lost', () => {
    expect(rulesFor('--ifm-toc-link-color')).toEqual({
      ':is(.toc-link)': 'color: var(--ifm-toc-link-color)',
      ':is(.toc-link):hover': 'color: var(--ifm-color-primary)',
      ':is(.toc-link):hover code': 'color: var(--ifm-color-primary)',
      ':is(.toc-link:where([aria-current]))': 'color: var(--ifm-color-primary)',
      ':is(.toc-link:where([aria-current])) code': 'color: var(--ifm-color-primary)',
    });
  });

  test('bring the variables that differ between types', () => {
    const rules = rulesFor('--ifm-alert-border-left-width');
    expect(rules[':is(.admonition)']).toContain('border-left-width: var(--ifm-alert-border-left-width)');
    expect(rules[':is(.admonition-tip)']).toBe('--ifm-alert-border-color: var(--ifm-color-success-dark)');
  });

  test('reach elements of Markdown outside of components', () => {
    const [selector, text] = Object.entries(rulesFor('--ifm-hr-height'))[0] ?? [];
    expect(selector).toMatch(/^:where\(\.markdown\) hr:not\(:where\(\.code-frame/);
    expect(text).toBe('height: var(--ifm-hr-height)');
  });

  test("be left out for variables of general use, and for those that docsite's tokens take", () => {
    expect(askedRules(infima, new Set(['--ifm-color-primary', '--ifm-spacing-vertical', '--ifm-menu-color']))).toBe('');
  });

  test("leave the icon of the search to docsite's theme, unless the site has its own", () => {
    const field = ':is(.search-input)';
    const colored = rulesFor('--ifm-navbar-search-input-background-color');
    expect(colored[field]).toBe('background-color: var(--ifm-navbar-search-input-background-color)');
    expect(colored['.search-box > .icon']).toBeUndefined();
    const own = rulesFor('--ifm-navbar-search-input-icon');
    expect(own[field]).toContain('var(--ifm-navbar-search-input-icon) no-repeat');
    expect(own['.search-box > .icon']).toBe('display: none');
  });

  test('include what the classic theme does with code', () => {
    const rules = rulesFor('--ifm-pre-padding');
    expect(rules[':is(.code-frame) pre']).toBe('padding: var(--ifm-pre-padding) 0');
    expect(rules[':is(.code-frame) code:not([data-lines])']).toBe('padding: 0 var(--ifm-pre-padding)');
    expect(rules[':is(.code-frame .line)']).toBe('padding: 0 var(--ifm-pre-padding)');
  });

  test('leave blocks of code as they are for the padding of code within text', () => {
    const selectors = Object.keys(rulesFor('--ifm-code-padding-vertical'));
    expect(selectors.filter((selector) => selector.startsWith(':is(.code-frame'))).toEqual([]);
  });
});
