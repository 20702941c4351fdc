import type { PageData } from '@docsite/renderer/template';

/** Loads what the template of a page needs besides the app. Layers for sites of other builders replace it. */
export async function loadTemplate(_page: PageData): Promise<void> {}
