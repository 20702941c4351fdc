import { type PageContent, usePage, useRouter, useSite } from '@docsite/renderer/template';
import { LiveContentContext } from '@theme/content/live-content-context';
import { useContext, useEffect, useRef, useState } from 'react';

export interface ContentRegionProps {
  readonly content: PageContent;
  readonly className?: string;
}

/** The body of a page: inert HTML, hydrated by the page's own module where it has one. */
export function ContentRegion({ content, className }: ContentRegionProps) {
  const { html, chunk } = content;
  const region = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const mount = useContext(LiveContentContext);
  const [site, page, router] = [useSite(), usePage(), useRouter()];
  useEffect(() => {
    if (mount === undefined || chunk === undefined || region.current === null) return undefined;
    return mount(region.current, { chunk, site, page, router, onError: (error) => setFailure({ error }) });
  }, [mount, chunk, site, page, router]);
  if (failure !== undefined) throw failure.error;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own source
  return <div ref={region} className={className} data-chunk={chunk} dangerouslySetInnerHTML={{ __html: html }} />;
}
