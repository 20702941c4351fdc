import { beforeAll, describe, expect, test } from '@jest/globals';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { HtmlPage } from './built-site.js';
import { buildSite } from './run.js';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'input-attributes': 'error',
      // Navigation and table of contents are in the HTML in a wide and a narrow form, of which the style sheet shows
      // one.
      'unique-landmark': 'off',
      // The navbar's search form is submitted with Enter, like search boxes; the one on the search page has a button.
      'wcag/h32': 'off',
      // A list of tags is labelled by the words before it: the standard allows this, the rule merely advises against
      // it.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Scrolling regions are `<div>`s with a role, because they may lack a name, and a `<section>` without one has no
      // meaning.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

describe.each(['addresses', 'blog', 'front-matter', 'markdown', 'mdx', 'versions'])(
  "the pages of the site '%s'",
  (name) => {
    let pages: readonly HtmlPage[];
    beforeAll(async () => {
      pages = (await buildSite(name)).pages();
    });

    test('should be valid HTML', () => {
      const problems = pages.flatMap((page) => {
        const { results } = validator.validateStringSync(page.html);
        return results.flatMap(({ messages }) =>
          messages.map(({ line, column, ruleId, message }) => `${page.path}:${line}:${column} ${message} (${ruleId})`),
        );
      });
      expect(problems).toEqual([]);
    });

    test('should have exactly one first-level heading, unless the page hides its title', () => {
      const others = pages.filter((page) => page.all('h1').length !== 1).map((page) => page.path);
      expect(others).toEqual(name === 'front-matter' ? ['docs/quiet/index.html'] : []);
    });

    test('should have a banner, one main region and named navigation, and begin with a skip link', () => {
      for (const page of pages) {
        expect([page.path, page.all('#ds-root > header').length, page.all('main').length]).toEqual([page.path, 1, 1]);
        expect(page.all('nav:not([aria-label], [aria-labelledby])')).toEqual([]);
        const [first] = page.all('a[href], button, input');
        expect(first?.properties).toMatchObject({ href: '#ds-main', className: ['skip-link'] });
      }
    });

    test('should use no id that a heading could have, except for content and headings', () => {
      for (const page of pages) {
        const ofContent = new Set(page.attributes('.markdown [id], main h2[id]', 'id'));
        const others = page.attributes('[id]', 'id').filter((id) => !ofContent.has(id));
        expect([page.path, others.filter((id) => !id.startsWith('ds-'))]).toEqual([page.path, []]);
      }
    });
  },
);
