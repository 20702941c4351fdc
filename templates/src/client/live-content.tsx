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

/** A live body, and what its components add to the head. */
type Drawn = LiveContent & { readonly head: HeadSink };

/** The body of a live page in its region. */
interface OpenBody {
  readonly show: (drawn: Drawn) => Promise<void>;
  readonly unmount: () => void;
}

/**
 * Opens a React root of its own for the body of a live page, since the server renders it apart from the shell. What is
 * shown first hydrates the region; what is shown later takes its place.
 */
export function openBody(region: HTMLElement): OpenBody {
  let drawing: Promise<Root | undefined> = Promise.resolve(undefined);
  return {
    show: (drawn) => {
      const before = drawing;
      const next = before.then((root) => draw(region, drawn, root));
      // what cannot be drawn leaves what is there
      drawing = next.catch(() => before);
      return next.then(() => {});
    },
    unmount: () => {
      // a root cannot be unmounted while another one draws
      drawing.then((root) => setTimeout(() => root?.unmount()));
    },
  };
}

async function draw(
  region: HTMLElement,
  { chunk, site, page, router, onError, head }: Drawn,
  root: Root | undefined,
): Promise<Root> {
  const { default: content } = await loadModule<PageModule>(chunk);
  const Content = globalThis.docsiteKeepState?.(content, region) ?? content;
  const tree = (
    <RouterContext value={router}>
      <SiteContext value={site}>
        <PageContext value={page}>
          <HeadContext value={head}>
            <Announced region={region} chunk={chunk}>
              <Content components={contentComponents} />
            </Announced>
          </HeadContext>
        </PageContext>
      </SiteContext>
    </RouterContext>
  );
  if (root !== undefined) {
    root.render(tree);
    return root;
  }
  return hydrateRoot(region, tree, {
    onRecoverableError: (error) => console.warn('docsite: the page was drawn anew:', error),
    onUncaughtError: onError,
  });
}

interface AnnouncedProps {
  readonly region: HTMLElement;
  readonly chunk: string;
  readonly children: ReactNode;
}

/** Notifies `boot.ts` when React has hydrated the region, or drawn another module in it. */
function Announced({ region, chunk, children }: AnnouncedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another module has drawn other content
  useEffect(() => {
    region.dataset.alive = '';
    document.dispatchEvent(new Event(liveContentEvent));
  }, [region, chunk]);
  return children;
}
