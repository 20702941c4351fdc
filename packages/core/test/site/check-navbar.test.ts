import { expect, test } from '@jest/globals';
import { defineConfig } from '../../src/config/reading/define-config.js';
import { validateConfig } from '../../src/config/reading/validate-config.js';
import { checkNavbar } from '../../src/site/check-navbar.js';

test('a navbar item of docs that do not exist should be known as such, because a package may add them', () => {
  const value = defineConfig({ title: 'Site', navbar: { items: [{ type: 'doc', docId: 'a' }] } });
  const places = { file: 'docsite.config.ts', places: {} };
  const config = validateConfig({ value, places, siteDir: import.meta.dirname });
  expect(checkNavbar(config, [], places)).toMatchObject([{ rule: 'navbar-item', lacks: 'docs-instance' }]);
  const docs = { id: 'default', versions: [] };
  expect(checkNavbar(config, [docs], places)).toEqual([expect.not.objectContaining({ lacks: expect.anything() })]);
});

test('unknown documents should be reported in all lists of a dropdown', () => {
  const items = [{ type: 'doc', docId: 'a' }];
  const value = {
    title: 'Site',
    navbar: {
      items: [
        { type: 'dropdown', label: 'More', items },
        { type: 'localeDropdown', itemsAfter: items },
      ],
    },
  };
  const places = { file: 'docsite.config.ts', places: {} };
  const config = validateConfig({ value, places, siteDir: import.meta.dirname });
  const docs = { id: 'default', versions: [] };
  expect(checkNavbar(config, [docs], places).map(({ message }) => message.split(':')[0])).toEqual([
    'navbar.items[0].items[0]',
    'navbar.items[1].itemsAfter[0]',
  ]);
});
