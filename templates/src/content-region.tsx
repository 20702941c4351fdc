import { type PageContent, pageDataUrl, siteDataUrl, usePage, useSite } from '@docsite/renderer/template';

export interface ContentRegionProps {
  readonly content: PageContent;
  readonly className?: string;
}

/** The body of a page. A live one says where its chunk and data are, for `client/live.tsx` to hydrate it. */
export function ContentRegion({ content, className }: ContentRegionProps) {
  const { baseUrl, buildId } = useSite();
  const { route } = usePage();
  const live = content.chunk !== undefined && {
    'data-chunk': content.chunk,
    'data-page': pageDataUrl(baseUrl, route),
    'data-site': siteDataUrl(baseUrl, buildId),
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own source
  return <div className={className} {...live} dangerouslySetInnerHTML={{ __html: content.html }} />;
}
