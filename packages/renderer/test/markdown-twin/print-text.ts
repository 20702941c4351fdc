import { renderTwin } from '../../src/markdown-twin/render-twin.js';
import { defaultLabels, type PageFacts, type SiteData } from '../../src/template/index.js';
import { parse } from '../site-fixture.js';

/** What the printer reads of the site and page for `printText`. */
export const site = {
  url: 'https://example.org',
  baseUrl: '/',
  labels: defaultLabels,
  locale: { name: 'en' },
} as SiteData;
export const page = { kind: 'doc', title: 'T', url: '/docs/t', toc: [] as unknown } as PageFacts;

/** Prints a text, and removes the title that the printer adds. */
export async function printText(text: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  const { tree } = await parse(`docs/t.${format}`, text);
  return renderTwin(page, tree, site).replace(/^# T\n+/, '');
}
