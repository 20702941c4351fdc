import '@theme/content/shared';
import {
  type ContentComponents,
  HeadContext,
  type HeadSink,
  PageContext,
  RouterContext,
  SiteContext,
} from '@docsite/renderer/template';
import { CrashBoundary } from '@theme/content/crash-boundary';
import type { LiveContent } from '@theme/content/live-content-context';
import { PageBody } from '@theme/content/page-body';
import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { liveContentEvent, liveRootsEvent } from '../../browser/page-events.js';
import { loadModule } from '../../browser/page-loader.js';

type Content = ComponentType<{ readonly components: ContentComponents }>;

/** The module of a page, which renders all of it, or exports its islands by their numbers. */
type PageModule = Readonly<Record<string, Content | undefined>>;

/** A live body, and what the app shares with it: its file contains no code of the app. */
type Drawn = LiveContent & {
  readonly head: HeadSink;
  /** Shows errors in place of a part of the page. */
  readonly boundary: ComponentType<{ readonly children?: ReactNode }>;
};

/** The React roots of a body by their elements: the region, or its islands. */
type Roots = ReadonlyMap<HTMLElement, Root>;

/** The body of a live page in its region. */
interface OpenBody {
  readonly show: (drawn: Drawn) => Promise<void>;
  readonly unmount: () => void;
}

/**
 * Opens separate React roots for the body of a live page, because the server renders it apart from the shell. The first
 * content hydrates the region, or the islands in it; later content replaces it.
 */
export function openBody(region: HTMLElement): OpenBody {
  let drawing: Promise<Roots> = Promise.resolve(new Map());
  return {
    show: (drawn) => {
      const before = drawing;
      const next = before.then((roots) => draw(region, drawn, roots));
      // if the new content cannot be rendered, the old one stays
      drawing = next.catch(() => before);
      return next.then(() => {});
    },
    unmount: () => {
      // a root cannot be unmounted while another one renders
      drawing.then((roots) => setTimeout(() => roots.forEach((root) => void root.unmount())));
    },
  };
}

async function draw(region: HTMLElement, drawn: Drawn, before: Roots): Promise<Roots> {
  const module = await loadModule<PageModule>(drawn.chunk);
  const parts = partsOf(region, module);
  let waiting = parts.length;
  const announce = () => {
    if (--waiting > 0) return;
    region.dataset.alive = '';
    document.dispatchEvent(new Event(liveContentEvent));
  };
  if (parts.length === 0) announce();
  const take = () => void region.dispatchEvent(new Event(liveRootsEvent, { bubbles: true }));
  const isWhole = parts[0]?.element === region;
  const then = { announce, take: isWhole ? take : undefined };
  const roots = new Map(
    parts.map(({ element, content, idPrefix }): [HTMLElement, Root] => {
      const tree = build(globalThis.docsiteKeepState?.(content, element) ?? content, drawn, then);
      const root = before.get(element);
      root?.render(tree);
      return [element, root ?? hydrateRoot(element, tree, { identifierPrefix: idPrefix, ...handlers(drawn) })];
    }),
  );
  for (const [element, root] of before) if (!roots.has(element)) root.unmount();
  if (!isWhole) take();
  return roots;
}

/** A part of a region that React renders. */
interface LivePart {
  readonly element: HTMLElement;
  readonly content: Content;
  /** The prefix of the ids in it, as on the server. */
  readonly idPrefix: string;
}

function partsOf(region: HTMLElement, module: PageModule): LivePart[] {
  if (module.default !== undefined) return [{ element: region, content: module.default, idPrefix: '' }];
  return [...region.children].flatMap((element) => {
    const { island } = (element as HTMLElement).dataset;
    const content = module[`_block${island}`];
    return content === undefined ? [] : [{ element: element as HTMLElement, content, idPrefix: `b${island}` }];
  });
}

function build(Content: Content, drawn: Drawn, then: WhenDrawn): ReactNode {
  const { site, page, router, head, chunk, boundary, contexts = [] } = drawn;
  const body = (
    <RouterContext value={router}>
      <SiteContext value={site}>
        <PageContext value={page}>
          <HeadContext value={head}>
            <Announced {...then} chunk={chunk}>
              <CrashBoundary value={boundary}>
                <PageBody content={Content} />
              </CrashBoundary>
            </Announced>
          </HeadContext>
        </PageContext>
      </SiteContext>
    </RouterContext>
  );
  return contexts.reduceRight((inner: ReactNode, [context, value]) => createElement(context, { value }, inner), body);
}

function handlers({ onError, contexts }: Drawn): Parameters<typeof hydrateRoot>[2] {
  return {
    onRecoverableError: (error) => {
      // contexts may have other values by now than at build time
      if (contexts === undefined) console.warn('docsite: the page was drawn anew:', error);
    },
    onUncaughtError: onError,
  };
}

/** Functions to call when React has drawn a part. */
interface WhenDrawn {
  readonly announce: () => void;
  /**
   * Called for a body that is hydrated as a whole, before the next event can reach it. React handles events in parts of
   * a page from the start, but loses those in an element of the shell until it has hydrated the content.
   */
  readonly take: (() => void) | undefined;
}

interface AnnouncedProps extends WhenDrawn {
  readonly chunk: string;
  readonly children: ReactNode;
}

/** Calls `announce` when React has hydrated its content, or rendered another module in it: `boot.ts` waits for that. */
function Announced({ announce, take, chunk, children }: AnnouncedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a body is taken over once
  useLayoutEffect(() => take?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another module has drawn other content
  useEffect(announce, [chunk]);
  return children;
}
