import type { PageData } from '@docsite/renderer/template';
import { load } from '@generated/components/DocRoot';
import { loadTemplate as loadInner } from '@theme-original/browser/load-template';

/** Loads the component that an option names for the pages of an instance. */
export async function loadTemplate(page: PageData): Promise<void> {
  await Promise.all([loadInner(page), ...(page.kind === 'doc' ? [load(page.docs.instance)] : [])]);
}
