import { forgetChoice, keepChoice, readChoice } from '../../browser/storage.js';

/** Where it is remembered that the reader has installed the site as an app. */
export const appInstalledKey = 'docsite.app-installed';

/**
 * Remembers that the site was installed. Where the browser then offers to install it again, the app is gone: so go its
 * workers. Both events may come before the app is there to hear them.
 */
export function watchInstallation(): void {
  if (document.querySelector('link[rel="manifest"]') === null || !('serviceWorker' in navigator)) return;
  addEventListener('appinstalled', () => keepChoice(appInstalledKey, 'true'));
  addEventListener('beforeinstallprompt', () => {
    if (readChoice(appInstalledKey) !== null) void removeWorkers();
  });
}

async function removeWorkers(): Promise<void> {
  forgetChoice(appInstalledKey);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  location.reload();
}
