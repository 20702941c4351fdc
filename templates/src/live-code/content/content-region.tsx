import { usePage, useRouter, useSite } from '@docsite/renderer/template';
import { type ContentRegionProps, ContentRegion as Region } from '@theme-original/content/content-region';
import { useEffect } from 'react';
import { watchLiveCode } from '../client/watch-live-code.js';

/** The body of a page, with code that becomes editable once it comes near. */
export function ContentRegion(props: ContentRegionProps) {
  const [site, page, router] = [useSite(), usePage(), useRouter()];
  useEffect(() => watchLiveCode({ site, page, router }), [site, page, router]);
  return <Region {...props} />;
}
