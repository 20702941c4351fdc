import { expect, test } from '@jest/globals';
import { buildSite } from './run.js';

test('tabs without values should be identified by their labels, on static and on live pages, from partials too', async () => {
  const site = await buildSite('tabs');
  for (const name of ['index', 'live']) {
    const page = site.page(name === 'index' ? 'index.html' : `${name}/index.html`);
    expect(page.attributes('[role=tab]', 'dataValue')).toEqual(['One', 'Two', 'Three']);
    expect(page.texts('[role=tabpanel] > p:last-child')).toEqual(['Text of one.', 'Text of two.', 'Text of three.']);
    expect(page.attributes('.tabs', 'dataGroup')).toEqual(['number']);
    expect(site.text(`${name}.md`)).toContain('**Two**\n\nText of two.');
  }
  expect(site.page('live/index.html').all('[data-chunk]')).toHaveLength(1);
});

test('tabs should be selected in their group even by values that no item has', async () => {
  const page = (await buildSite('tabs')).page('bar/index.html');
  expect(page.texts('[data-group] [role=tab]')).toEqual(['First', 'Two', 'Second', 'One']);
  expect(page.attributes('[data-group] [role=tab]', 'dataValue')).toEqual(['One', 'Two', 'Two', 'One']);
  expect(page.all('[data-group] [role=tab][aria-controls]')).toHaveLength(1);
  expect(page.all('[data-group] [role=tabpanel]')).toHaveLength(1);
});

test('tabs that values do not list should be hidden', async () => {
  const page = (await buildSite('tabs')).page('bar/index.html');
  expect(page.texts('.tabs:not([data-group]) [role=tab]')).toEqual(['Listed']);
  expect(page.texts('[role=tabpanel][hidden] > p:last-child')).toEqual(['Text of the hidden tab.']);
});

test('what is not in a tab should be shown in its place if `values` lists the tabs', async () => {
  const site = await buildSite('tabs');
  const shown = site.page('between/index.html').texts('.aside ~ :is(p, [role=tabpanel])');
  expect(shown).toEqual(['Before them.', 'OneFirst.', 'Between them.', 'TwoSecond.']);
  expect(site.text('between.md')).toContain('Before them.\n\n**One**\n\nFirst.\n\nBetween them.');
});

test('tabs should have the classes of their row, and attributes of their own', async () => {
  const page = (await buildSite('tabs')).page('bar/index.html');
  expect(page.texts('.tabs:not(.wide) > .wide[role=tablist] > .tab.red')).toEqual(['Second']);
  expect(page.texts('.wide > .tab.blue[title=Blue][role=tab]')).toEqual(['One']);
});

test('labels of tabs may contain blocks', async () => {
  const page = (await buildSite('tabs')).page('blocks/index.html');
  expect(page.texts('[role=tabpanel] > .tab-label > div')).toEqual(['In a block']);
});
