import type { MountLiveContent } from '@theme/content/live-content-context';

/**
 * Brings the body of a live page to life. What that takes beyond the app is fetched only now: most pages need none of
 * it.
 */
export const mountLiveContent: MountLiveContent = (region, content) => {
  const root = import('./live-content.js').then(({ hydrateContent }) => hydrateContent(region, content));
  root.catch((error: unknown) => console.warn('docsite: this page stays static:', error));
  return () => {
    // a root cannot be unmounted while another one draws
    root.then((mounted) => setTimeout(() => mounted.unmount())).catch(() => {});
  };
};
