import type { OfflineStrategyName } from '@docsite/renderer/template';
import { readChoice } from '../../browser/storage.js';
import { appInstalledKey } from './installation.js';

/** Whether the site is to be kept on this device: one of the strategies is enough. */
export function isOfflineMode(strategies: readonly OfflineStrategyName[]): boolean {
  return strategies.some((name) => holds[name]());
}

const holds: Readonly<Record<OfflineStrategyName, () => boolean>> = {
  always: () => true,
  appInstalled: () => readChoice(appInstalledKey) !== null,
  standalone: () => matchMedia('(display-mode: standalone)').matches,
  queryString: () => new URLSearchParams(location.search).get('offlineMode') === 'true',
  mobile: () => matchMedia('(max-width: 940px)').matches,
  saveData: () =>
    (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
};
