import '@theme/content/shared';
import { type CodeBlockProps, PageContext, RouterContext, SiteContext } from '@docsite/renderer/template';
import { liveContentEvent } from '@theme/browser/page-events';
import { PageBody } from '@theme/content/page-body';
import { CodeBlock } from '@theme-original/content/code-block';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { CodeSurroundings } from './watch-code.js';

/**
 * Has React draw a code block in place of the HTML from the server, to which docsite's script may have added buttons.
 * Returns a function that unmounts it.
 */
export function drawCode(place: HTMLElement, { site, page, router }: CodeSurroundings): () => void {
  const code = JSON.parse(place.dataset.code as string) as CodeBlockProps;
  const root = createRoot(place);
  root.render(
    <RouterContext value={router}>
      <SiteContext value={site}>
        <PageContext value={page}>
          <PageBody content={() => <Drawn code={code} place={place} />} />
        </PageContext>
      </SiteContext>
    </RouterContext>,
  );
  // a root cannot be unmounted while another one is rendering
  return () => void setTimeout(() => root.unmount());
}

/** The block; once it is drawn, docsite's script adds its buttons again. */
function Drawn({ code, place }: { readonly code: CodeBlockProps; readonly place: HTMLElement }) {
  useEffect(() => {
    place.dataset.alive = '';
    document.dispatchEvent(new Event(liveContentEvent));
  }, [place]);
  return <CodeBlock {...code} />;
}
