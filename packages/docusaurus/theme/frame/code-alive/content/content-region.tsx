import { usePage, useRouter, useSite } from '@docsite/renderer/template';
import { type ContentRegionProps, ContentRegion as Region } from '@theme-original/content/content-region';
import { useEffect } from 'react';
import { watchCode } from '../client/watch-code.js';

/** The body of a page, whose code the site draws with components that can change in the browser. */
export function ContentRegion(props: ContentRegionProps) {
  const [site, page, router] = [useSite(), usePage(), useRouter()];
  useEffect(() => watchCode({ site, page, router }), [site, page, router]);
  return <Region {...props} />;
}
