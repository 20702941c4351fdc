import { forgetChoice, keepChoice, readChoice } from '../../browser/storage.js';

/** Storage key: whether the reader has installed the site as an app. */
export const appInstalledKey = 'docsite.app-installed';

/**
 * Records that the site was installed. If the browser then offers to install it again, the app was uninstalled, and its
 * workers are removed too. Both events may be fired before the app is loaded.
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
