import type { MountLiveContent } from '@theme/content/live-content-context';
import { PartBoundary } from '@theme/shell/error-boundary';
import { laterSink } from './load-turn.js';

/**
 * Hydrates the body of a live page. The code for it is fetched here rather than with the app, since most pages do not
 * need it.
 */
export const mountLiveContent: MountLiveContent = (region) => {
  const body = import('./live-content.js').then(({ openBody }) => openBody(region));
  return {
    show: (content) => {
      const head = laterSink(({ contentSink }) => contentSink(content.page));
      body.then(({ show }) => show({ ...content, head, boundary: PartBoundary })).catch(warn);
    },
    unmount: () => body.then(({ unmount }) => unmount()).catch(() => {}),
  };
};

function warn(error: unknown): void {
  console.warn('docsite: this page stays static:', error);
}
