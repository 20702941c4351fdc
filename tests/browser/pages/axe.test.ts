import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { findViolationsInBothModes } from '../reader/inspect-page.js';
import { type Visit, visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { serveAxeSite } from '../sites/axe-site.js';

let origin: string;
beforeAll(async () => {
  ({ origin } = await serveAxeSite());
});

const kinds = [
  ['with everything that text can hold', '/docs'],
  ['of a version that is not released yet', '/docs/next'],
  ['of a version that is no longer maintained', '/docs/1.0'],
  ['that is unlisted', '/docs/hidden'],
  ['that comes alive', '/fragile'],
  ['of text from right to left', '/ar/docs'],
  ['of all versions', '/versions'],
  ['of a tag', '/docs/tags/one'],
  ['of a list of posts', '/blog'],
  ['of a post', '/blog/2024/01/02/post'],
  ['of all posts by year', '/blog/archive'],
  ['of an author', '/blog/authors/jane'],
  ['of all authors', '/blog/authors'],
] as const;

const narrow = 390;
const wide = 1440;

interface State {
  readonly path?: string;
  readonly width?: number;
  /** Brings the page into the state to test. */
  readonly enter: (page: Page) => Promise<unknown>;
}

/** A page with little text, for states of what is around it. */
const plain = '/docs/next';

const mainLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

const states: Readonly<Record<string, State>> = {
  'the menu of a narrow screen': {
    path: plain,
    width: narrow,
    enter: (page) => page.getByRole('button', { name: 'Open navigation' }).click(),
  },
  'the folded table of contents': { width: narrow, enter: (page) => page.locator('.toc-compact summary').click() },
  'a dropdown of the navbar': { path: plain, enter: (page) => page.getByRole('banner').getByText('More').click() },
  'the versions of the navbar': {
    path: plain,
    enter: (page) => page.locator('.navbar-tools .dropdown', { hasText: 'Versions' }).locator('summary').click(),
  },
  'a hidden sidebar': {
    path: plain,
    enter: (page) => page.getByRole('button', { name: 'Docs sidebar' }).click(),
  },
  'the focus on the skip link': { path: plain, enter: (page) => page.keyboard.press('Tab') },
  'wrapped code': { enter: (page) => page.getByRole('button', { name: 'Toggle word wrap' }).first().click() },
  'open details': { enter: (page) => page.getByRole('main').getByText('Details', { exact: true }).click() },
  'an enlarged image': {
    enter: async (page) => {
      await page.getByRole('button', { name: 'Enlarge image: A harbour' }).click();
      await page.locator('body > .medium-zoom-image--opened[inert]').waitFor();
    },
  },
  'the search dialog': {
    path: plain,
    enter: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('text');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  'a page that crashed': {
    path: '/fragile',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Push' }).click();
      await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    },
  },
  'a page that could not be loaded': {
    path: '/fragile',
    enter: async (page) => {
      await page.route('**/assets/pages/docs.json', (route) => route.abort());
      await mainLink(page, 'Docs').click();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
};

async function visitAlive(path: string, width: number): Promise<Visit> {
  const opened = await visit(path, { origin, width, reducedMotion: true, saveData: true });
  await waitForApp(opened.page);
  return opened;
}

test.each(kinds)('axe should find no fault with a page %s', async (_kind, path) => {
  const { page, problems } = await visitAlive(path, wide);
  await settle(page);
  expect([await findViolationsInBothModes(page), problems]).toEqual([[], []]);
});

test.each(Object.keys(states))('axe should find no fault with %s', async (name) => {
  const { path = '/docs', width = wide, enter } = states[name] as State;
  const { page } = await visitAlive(path, width);
  await enter(page);
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
