import type { PageData } from '@docsite/renderer/template';
import components, { load } from '@generated/components/MDXPage';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** In addition, loads the component that an option names for Markdown pages. */
export async function loadTemplate(page: PageData): Promise<void> {
  await Promise.all([loadInner(page), ...(page.kind === 'markdown' ? Object.keys(components).map(load) : [])]);
}
