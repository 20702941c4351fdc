import type { MountLiveContent } from '@theme/content/live-content-context';
import { contentSink } from './document-head.js';

/**
 * Hydrates the body of a live page. The code for it is fetched here rather than with the app, since most pages need
 * none of it.
 */
export const mountLiveContent: MountLiveContent = (region, content) => {
  const head = contentSink(content.page);
  const root = import('./live-content.js').then(({ hydrateContent }) => hydrateContent(region, { ...content, head }));
  root.catch((error: unknown) => console.warn('docsite: this page stays static:', error));
  return () => {
    // a root cannot be unmounted while another one draws
    root.then((mounted) => setTimeout(() => mounted.unmount())).catch(() => {});
  };
};
