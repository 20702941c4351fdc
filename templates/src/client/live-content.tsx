import '@theme/content/shared';
import { HeadContext, type HeadSink, PageContext, RouterContext, SiteContext } from '@docsite/renderer/template';
import { contentComponents } from '@theme/content/content-components';
import type { LiveContent } from '@theme/content/live-content-context';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { liveContentEvent } from '../browser/page-events.js';
import { loadModule } from '../browser/page-loader.js';

interface PageModule {
  readonly default: ComponentType<{ readonly components: typeof contentComponents }>;
}

/**
 * Hydrates the body of a live page in a React root of its own, since the server renders it apart from the shell.
 */
export async function hydrateContent(
  region: HTMLElement,
  { chunk, site, page, router, onError, head }: LiveContent & { readonly head: HeadSink },
): Promise<Root> {
  const { default: Content } = await loadModule<PageModule>(chunk);
  const tree = (
    <RouterContext value={router}>
      <SiteContext value={site}>
        <PageContext value={page}>
          <HeadContext value={head}>
            <Announced region={region}>
              <Content components={contentComponents} />
            </Announced>
          </HeadContext>
        </PageContext>
      </SiteContext>
    </RouterContext>
  );
  return hydrateRoot(region, tree, {
    onRecoverableError: (error) => console.warn('docsite: the page was drawn anew:', error),
    onUncaughtError: onError,
  });
}

/** Notifies `boot.ts` when React has hydrated the region. */
function Announced({ region, children }: { readonly region: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => {
    region.dataset.alive = '';
    document.dispatchEvent(new Event(liveContentEvent));
  }, [region]);
  return children;
}
