import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { contrastOf } from '../reader/contrast.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const long = 'A sentence that goes on until it has reached the end of what a line may hold, and then some. '.repeat(3);
const brand = (colour: string): string => `:root { --ds-brand: ${colour}; }`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Own look',
      announcementBar: { content: 'See <a href="/docs/text">what is new</a>.' },
    }),
    'docs/text.md': `# Text\n\n${long}\n\n## ${long}\n\n:::note\n\n[A link](./text.md)\n\n:::\n\n\`\`\`js {1}\nconst inOneLine = 1; // ${long}\n\`\`\`\n`,
    'docs/cards.mdx':
      '# Cards\n\n<DocCardList items={[{ label: "One", href: "/docs/text" }, { label: "Two", href: "/plain" }]} />\n',
    'pages/index.md': '# Home',
    'pages/plain.tsx': 'export default () => <p>Plain page</p>;',
    'pages/wide.tsx': 'export default () => <div className="full-width">Wide page</div>;',
    'pages/buttons.md': '# Buttons\n\n<a class="button button-primary" href="/plain">Press</a>\n',
    'theme/shell/footer.tsx': `import { Footer as Original } from '@theme-original/shell/footer';
export function Footer() {
  return <><p>Made with care.</p><Original /></>;
}`,
    'theme/custom.css': brand('#1a73e8'),
  });
});

async function edgesOf(element: Locator): Promise<[left: number, right: number]> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return [left, document.documentElement.clientWidth - right];
  });
}

describe.each([390, 1440])('in a window of %i pixels', (width) => {
  test('a React page and what surrounds the footer should keep clear of the window edges', async () => {
    const { page } = await visit('/plain', { origin: site.origin, width });
    for (const text of ['Plain page', 'Made with care.']) {
      const [left, right] = await edgesOf(page.getByText(text));
      expect([text, left >= 20, right >= 20]).toEqual([text, true, true]);
    }
  });

  test('a React page should have the full width on request', async () => {
    const { page } = await visit('/wide', { origin: site.origin, width });
    const box = await page.getByText('Wide page').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
  });
});

test('cards in a document should stand side by side, without the looks of its lists, headings and links', async () => {
  const { page } = await visit('/docs/cards', { origin: site.origin });
  const link = page.getByRole('main').getByRole('link', { name: 'One' });
  const looks = await link.evaluate((element) => {
    const [card, title] = [element.closest('li') as Element, element.closest('h2') as Element];
    const { paddingInlineStart, marginBlockStart } = getComputedStyle(card);
    return [
      paddingInlineStart,
      marginBlockStart,
      getComputedStyle(title).fontSize,
      getComputedStyle(element).textDecorationLine,
    ];
  });
  expect(looks).toEqual(['20px', '0px', '17px', 'none']);
  const two = page.getByRole('main').getByRole('link', { name: 'Two' });
  expect((await two.boundingBox())?.y).toBe((await link.boundingBox())?.y);
});

test('text should have one line length, which code may exceed', async () => {
  const { page } = await visit('/docs/text', { origin: site.origin });
  const main = page.getByRole('main');
  const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;
  const text = main.locator('.markdown > p').first();
  const measure = await widthOf(text);
  expect([await widthOf(main.locator('h2')), await widthOf(main.locator('.admonition'))]).toEqual([measure, measure]);
  expect((await widthOf(main.locator('.code-frame'))) > measure).toBe(true);
});

const colours = ['#1a73e8', '#00ff66', '#ffe600', '#7a0019', '#000000', '#ffffff', '#888', 'hotpink'];
const themes = ['light', 'dark'] as const;

describe('with one colour of the site', () => {
  const pages = {} as Record<(typeof themes)[number], { readonly text: Page; readonly buttons: Page }>;
  beforeAll(async () => {
    for (const theme of themes) {
      const open = async (path: string) => (await visit(path, { origin: site.origin, theme, isShared: true })).page;
      pages[theme] = { text: await open('/docs/text'), buttons: await open('/buttons') };
    }
  });

  async function paint(page: Page, colour: string): Promise<void> {
    await page.evaluate((css) => {
      document.querySelector('#colour')?.remove();
      document.head.append(Object.assign(document.createElement('style'), { id: 'colour', textContent: css }));
    }, brand(colour));
    await settle(page);
  }

  describe.each(colours)('which is %s', (colour) => {
    test.each(themes)('everything should be readable in the %s', async (theme) => {
      const { text, buttons } = pages[theme];
      await paint(text, colour);
      const seen = [
        text.getByRole('main').getByRole('link', { name: 'A link' }),
        text.getByRole('link', { name: 'what is new' }),
        text.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Text' }),
        text.locator('.line.highlighted .token.comment').first(),
      ];
      for (const element of seen) expect(await contrastOf(element)).toBeGreaterThanOrEqual(4.5);
      await buttons.mouse.move(0, 0);
      await paint(buttons, colour);
      const button = buttons.getByRole('link', { name: 'Press' });
      expect(await contrastOf(button)).toBeGreaterThanOrEqual(4.5);
      await button.hover();
      await settle(buttons);
      expect(await contrastOf(button)).toBeGreaterThanOrEqual(4.5);
    });
  });
});
