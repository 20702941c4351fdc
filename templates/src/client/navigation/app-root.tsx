import { HeadContext, type Router, RouterContext } from '@docsite/renderer/template';
import { LiveContentContext } from '@theme/content/live-content-context';
import { App } from '@theme/pages/app';
import { useEffect, useSyncExternalStore } from 'react';
import { shellDrawnEvent } from '../../browser/page-events.js';
import { laterSink } from './load-turn.js';
import { mountLiveContent } from './mount-live-content.js';
import type { PageView } from './page-view.js';

/** Receives what components of the shell add to the head. */
const shellSink = laterSink(({ shellSink }) => shellSink);

/**
 * The site as rendered by React in the browser: whatever page the router shows. `#ds-root[data-alive]` marks that it is
 * hydrated.
 */
export function AppRoot({ view, router }: { readonly view: PageView; readonly router: Router }) {
  useEffect(() => {
    view.ready();
    const root = document.getElementById('ds-root');
    if (root !== null) root.dataset.alive = '';
    document.dispatchEvent(new Event(shellDrawnEvent));
  }, [view]);
  const shown = useSyncExternalStore(view.subscribe, view.current, view.current);
  return (
    <RouterContext value={router}>
      <HeadContext value={shellSink}>
        <LiveContentContext value={mountLiveContent}>
          <App site={shown.site} page={shown.page} {...('failure' in shown && { failure: shown.failure })} />
        </LiveContentContext>
      </HeadContext>
    </RouterContext>
  );
}
