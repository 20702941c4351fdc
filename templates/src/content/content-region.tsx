import { type PageContent, usePage, useRouter, useSite } from '@docsite/renderer/template';
import { type LiveBody, LiveContentContext, type SharedContext } from '@theme/content/live-content-context';
import { useContext, useEffect, useRef, useState } from 'react';

/** The body of a page as the build rendered it, and the classes of the element around it. */
export interface ContentRegionProps {
  readonly content: PageContent;
  readonly className?: string;
  /** Contexts provided by components around it, if a layer of the theme shares them. */
  readonly contexts?: readonly SharedContext[] | undefined;
}

/**
 * The body of a page: inert HTML, which the module of the page hydrates if it has one, completely or in parts. It is
 * rendered once. A later state of the page is put in its place by its module, or by `watch/revise-app.ts`.
 */
export function ContentRegion({ content: { html, chunk }, className, contexts }: ContentRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<LiveBody>(undefined);
  const [drawn] = useState({ __html: html });
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const mount = useContext(LiveContentContext);
  const [site, page, router] = [useSite(), usePage(), useRouter()];
  useEffect(() => () => body.current?.unmount(), []);
  useEffect(() => {
    if (mount === undefined || chunk === undefined || region.current === null) return;
    body.current ??= mount(region.current);
    body.current.show({ chunk, site, page, router, contexts, onError: (error) => setFailure({ error }) });
  }, [mount, chunk, site, page, router, contexts]);
  if (failure !== undefined) throw failure.error;
  const attributes = { className, ...page.writtenIn, 'data-body': '', 'data-chunk': chunk };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own source
  return <div ref={region} {...attributes} dangerouslySetInnerHTML={drawn} />;
}
