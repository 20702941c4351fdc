import '@theme/content/shared';
import { type CodeBlockProps, PageContext, RouterContext, SiteContext } from '@docsite/renderer/template';
import { liveContentEvent } from '@theme/browser/page-events';
import { PageBody } from '@theme/content/page-body';
import { CodeBlock } from '@theme-original/content/code-block';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { CodeSurroundings } from './watch-code.js';

/**
 * Has React draw a block of code in the place of what the server has drawn, to which docsite's script may have added
 * buttons. Gives a function that ends this.
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
  // a root cannot be unmounted while another one draws
  return () => void setTimeout(() => root.unmount());
}

/** The block; once it is there, docsite's script adds its buttons again. */
function Drawn({ code, place }: { readonly code: CodeBlockProps; readonly place: HTMLElement }) {
  useEffect(() => {
    place.dataset.alive = '';
    document.dispatchEvent(new Event(liveContentEvent));
  }, [place]);
  return <CodeBlock {...code} />;
}
