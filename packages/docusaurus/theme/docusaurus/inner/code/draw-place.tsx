import { PageContext, RouterContext, SiteContext } from '@docsite/renderer/template';
import type { Surroundings } from '@docusaurus/inner/code/live-places';
import { liveContentEvent } from '@theme/browser/page-events';
import { PageBody } from '@theme/content/page-body';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Has React draw something in place of the HTML from the server, to which docsite's script may have added buttons.
 * Returns a function that unmounts it.
 */
export function drawPlace(place: HTMLElement, { site, page, router }: Surroundings, drawn: ReactNode): () => void {
  const root = createRoot(place);
  root.render(
    <RouterContext value={router}>
      <SiteContext value={site}>
        <PageContext value={page}>
          <PageBody content={() => <Drawn place={place}>{drawn}</Drawn>} />
        </PageContext>
      </SiteContext>
    </RouterContext>,
  );
  // a root cannot be unmounted while another one is rendering
  return () => void setTimeout(() => root.unmount());
}

/**
 * Once it is drawn, docsite's script adds its buttons again: to the whole page, so that it has to wait for parts that
 * React has yet to hydrate, which are announced themselves.
 */
function Drawn({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => {
    place.dataset.alive = '';
    if (place.closest('[data-chunk]:not([data-alive])') === null) document.dispatchEvent(new Event(liveContentEvent));
  }, [place]);
  return children;
}
