import { renderTwin } from '../../src/markdown-twin/render-twin.js';
import { defaultLabels, type PageFacts, type SiteData } from '../../src/template/index.js';
import { parse } from '../site-fixture.js';

/** The site and page that `printText` prints for: what the printer reads of them. */
export const site = {
  url: 'https://example.org',
  baseUrl: '/',
  labels: defaultLabels,
  locale: { name: 'en' },
} as SiteData;
export const page = { kind: 'doc', title: 'T', url: '/docs/t', toc: [] as unknown } as PageFacts;

/** What the printer makes of a text; the title that it puts first is taken off. */
export async function printText(text: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  const { tree } = await parse(`docs/t.${format}`, text);
  return renderTwin(page, tree, site).replace(/^# T\n+/, '');
}
