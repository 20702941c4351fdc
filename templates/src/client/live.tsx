/**
 * Entry of live pages:
 *
 * 1. wait until the browser is idle or the reader touches the content;
 * 2. fetch the page's chunk, its data and the site's data;
 * 3. let React take over the region. If anything is missing or of another build, the HTML stays as it is.
 */
import { PageContext, type PageData, SiteContext, type SiteData } from '@docsite/renderer/template';
import { contentComponents } from '@theme/content-components';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { liveContentEvent } from './enhance-content.js';
import { onIdleOrIntent } from './on-idle-or-intent.js';

interface PageModule {
  readonly default: ComponentType<{ readonly components: typeof contentComponents }>;
}

const region = document.querySelector<HTMLElement>('[data-chunk]');
if (region !== null)
  onIdleOrIntent(region, () => bringToLife(region).catch((error: unknown) => console.warn('docsite: this page stays static:', error)));

async function bringToLife(target: HTMLElement): Promise<void> {
  const { chunk = '', page: pageUrl = '', site: siteUrl = '' } = target.dataset;
  const [module, page, site] = await Promise.all([
    import(/* @vite-ignore */ new URL(chunk, location.href).href) as Promise<PageModule>,
    fetchJson<PageData>(pageUrl),
    fetchJson<SiteData>(siteUrl),
  ]);
  if (page.buildId !== site.buildId) throw new Error(`its data is of build ${page.buildId}, the page of build ${site.buildId}`);
  const Content = module.default;
  hydrateRoot(
    target,
    <SiteContext value={site}>
      <PageContext value={page}>
        <Announced>
          <Content components={contentComponents} />
        </Announced>
      </PageContext>
    </SiteContext>,
    { onRecoverableError: (error) => console.warn('docsite: the page was drawn anew:', error) },
  );
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Tells `boot.ts` when React has taken over the region. */
function Announced({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(liveContentEvent));
  }, []);
  return children;
}
