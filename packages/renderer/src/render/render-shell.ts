import type { OutputFile } from '../output-file.js';
import { createHtmlRenderer } from '../react-html/create-html-renderer.js';
import { shellPath } from '../template/index.js';
import { loadTheme } from './content/load-theme.js';
import { type DocumentFrame, renderShellDocument } from './document/render-document.js';

/** Renders the document that offline readers get for any address. It contains no page, only a loading indicator. */
export async function renderShell({ site, bundle }: Omit<DocumentFrame, 'body'>): Promise<OutputFile[]> {
  const theme = await loadTheme(bundle);
  if (theme instanceof Error) return [];
  const { createElement, SiteContext } = theme;
  const loading = createElement(theme.Loading, { label: site.labels.loading });
  const render = createHtmlRenderer(theme);
  const body = render(createElement(SiteContext, { value: site }, loading), () => {});
  return [{ path: shellPath, contents: renderShellDocument({ site, bundle, body }) }];
}
