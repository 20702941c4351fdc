import '@theme/content/shared';
import type { Labels, OfflineData } from '@docsite/renderer/template';
import { isOfflineMode, isTurnedOff } from './strategies.js';
import { keepsCopy, workerAddress } from './worker-address.js';

/**
 * Registers the service worker, and activates a new one: at once if no copy of the site is in use, or else when the
 * reader agrees to reload.
 */
export function registerOffline(offline: OfflineData, labels: Labels): void {
  if (!('serviceWorker' in navigator)) return;
  void register(offline, labels);
  addEventListener('appinstalled', () => void register(offline, labels));
}

async function register({ workerUrl, strategies, debug }: OfflineData, labels: Labels): Promise<void> {
  try {
    const { active = null } = (await navigator.serviceWorker.getRegistration(workerUrl)) ?? {};
    // an existing copy is kept although this address does not ask for one
    const offlineMode = isOfflineMode(strategies) || (keepsCopy(active) && !isTurnedOff());
    const registration = await navigator.serviceWorker.register(workerAddress(workerUrl, { offlineMode, debug }));
    if (debug) console.debug('docsite offline: registered, offline mode', offlineMode ? 'on' : 'off');
    followUpdates(registration, (worker) => {
      if (keepsCopy(worker) && keepsCopy(registration.active)) void ask(labels, registration);
      else activate(worker);
    });
  } catch (error) {
    console.error('docsite: registerSW failed:', error);
  }
}

/** Calls back for each worker that waits until no page uses the previous one. */
function followUpdates(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') onWaiting(worker);
    });
  };
  if (registration.waiting !== null) onWaiting(registration.waiting);
  follow();
  registration.addEventListener('updatefound', follow);
  // the browser looks for a new worker when a document is loaded, which an app may not do for days
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

async function ask(labels: Labels, registration: ServiceWorkerRegistration): Promise<void> {
  const { askToReload } = await import('./ask-to-reload.js');
  if (registration.waiting === null) return;
  const { serviceWorker } = navigator;
  const close = askToReload(labels, () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    activate(registration.waiting);
  });
  serviceWorker.addEventListener('controllerchange', close, { once: true });
}

function activate(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'SKIP_WAITING' });
}
