import { readConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { undrawnItems } from '../../../src/build/judge/undrawn-items.js';

const navbar = {
  items: [
    { type: 'component', name: 'status' },
    { label: 'More', items: [{ type: 'component', name: 'quote' }] },
    { type: 'localeDropdown', itemsAfter: [{ type: 'component', name: 'help' }] },
  ],
};

/** The findings about the navbar of a site with files of a theme. */
async function findingsIn(theme: Readonly<Record<string, string>>): Promise<string[]> {
  const siteDir = makeFolder({ 'docsite.config.json': JSON.stringify({ title: 'Docs', navbar }), ...theme });
  const { config, places: configPlaces } = await readConfig(siteDir);
  return undrawnItems(siteDir, { config, configPlaces }).map(({ message }) => message);
}

test('navbar items for components should be reported if the theme draws only those of other types', async () => {
  const undrawn = [
    "navbar.items[0]: the theme has no component that draws 'status'",
    "navbar.items[1].items[0]: the theme has no component that draws 'quote'",
    "navbar.items[2].itemsAfter[0]: the theme has no component that draws 'help'",
  ];
  expect(await findingsIn({ 'theme/shell/footer.tsx': '' })).toEqual(undrawn);
  expect(await findingsIn({ 'theme/shell/navbar-item.tsx': '' })).toEqual([]);
});
