import { usePage, useRouter, useSite } from '@docsite/renderer/template';
import { watchPlaces } from '@docusaurus/inner/code/live-places';
import { type ContentRegionProps, ContentRegion as Region } from '@theme-original/content/content-region';
import { useEffect } from 'react';

/** The body of a page, whose diagrams the site draws with components that can change in the browser. */
export function ContentRegion(props: ContentRegionProps) {
  const [site, page, router] = [useSite(), usePage(), useRouter()];
  useEffect(
    () =>
      watchPlaces('data-mermaid', { site, page, router }, async () => (await import('../client/draw-diagram.js')).draw),
    [site, page, router],
  );
  return <Region {...props} />;
}
