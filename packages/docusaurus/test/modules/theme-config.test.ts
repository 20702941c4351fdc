import { expect, test } from '@jest/globals';
import { completeThemeConfig } from '../../src/modules/theme-config.js';

test('dropdowns of the navbar should have the item lists that their components expect', () => {
  const items = [
    { type: 'localeDropdown' },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [1] },
    { label: 'A' },
    5,
  ];
  expect(completeThemeConfig({ navbar: { items } }).navbar).toMatchObject({
    items: [
      { type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [] },
      { type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [1] },
      { label: 'A' },
      5,
    ],
  });
  expect(completeThemeConfig(undefined).navbar).toMatchObject({ items: [] });
});

test('components from before Docusaurus 2.0 should find the icons of the switch for the colour mode', () => {
  const { colorMode } = completeThemeConfig({ colorMode: { switchConfig: { darkIcon: 'D' } } });
  expect(colorMode).toMatchObject({ defaultMode: 'light', switchConfig: { darkIcon: 'D', lightIcon: '🌞' } });
});

test('components from before Docusaurus 2.0 should find the metadata by its old name', () => {
  expect(completeThemeConfig({}).metadatas).toEqual([]);
  expect(completeThemeConfig({ metadatas: [{ name: 'a' }] }).metadatas).toEqual([{ name: 'a' }]);
});

test('components that render editors should find the position of the result', () => {
  expect(completeThemeConfig({}).liveCodeBlock).toEqual({ playgroundPosition: 'bottom' });
  expect(completeThemeConfig({ liveCodeBlock: { playgroundPosition: 'top' } }).liveCodeBlock).toEqual({
    playgroundPosition: 'top',
  });
});
