import { describe, expect, test } from '@jest/globals';
import { components } from '../../../src/styles/theme/own-elements.js';
import { resetOnOwnPages, resetsOf } from '../../../src/styles/theme/own-resets.js';

describe("resets of docsite's theme", () => {
  test('should be none for a site without classes of the same names', () => {
    expect(resetsOf([], new Set(['hero']))).toBe('');
  });

  test('should be in the layer of the theme, so that attributes such as `width` keep their effect', () => {
    const css = resetsOf(['card'], new Set());
    expect(css).toMatch(
      /^@layer theme \{ :is\(\.card:not\(:where\(\.card-grid > \*\)\), .*, #ds-none\) \{ all: revert-layer;/,
    );
    expect(css).not.toContain('.icon');
  });

  test('should apply to the classes of the theme that the code of the site says', () => {
    const css = resetsOf([], new Set(['icon', 'card-grid']));
    expect(css).toContain(':where(.shell-full > .main) :is(.card-grid, .icon):not(');
    expect(css).not.toContain('.lead');
  });

  test('should not apply to the author of a post in a list of the site', () => {
    expect(resetsOf([], new Set(['author']))).toMatch(/:not\(:where\([^{]*\.author:has\(> \.author-text\)/);
  });

  test('should not apply to the sidebar that a page of a plugin draws', () => {
    const css = resetsOf([], new Set(['sidebar-list']));
    expect(css).toMatch(/:not\(:where\([^{]*nav\.sidebar:has\(> #ds-sidebar\)/);
    expect(components).toContain('nav.sidebar:has(> #ds-sidebar)');
  });

  test("should not apply to docsite's message about a missing page within a page of the site", () => {
    const margins = resetOnOwnPages('h1', 'margin');
    expect(margins).toMatch(
      /^@layer theme \{ :is\(:where\([^{]*\.not-found:has\(> \.not-found-code\)\) \*\), #ds-none\)/,
    );
  });

  test('should leave out the slashes between breadcrumbs', () => {
    expect(resetsOf(['breadcrumbs'], new Set())).toContain(':where(ul.breadcrumbs) > li::before { content: none; }');
  });
});
