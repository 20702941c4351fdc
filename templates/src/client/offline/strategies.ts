import type { OfflineStrategyName } from '@docsite/renderer/template';
import { readChoice } from '../../browser/storage.js';
import { appInstalledKey } from './installation.js';

/** Whether to keep the site on this device: any of the strategies is enough. */
export function isOfflineMode(strategies: readonly OfflineStrategyName[]): boolean {
  return strategies.some((name) => holds[name]());
}

/** Whether the reader wants the existing copy removed. */
export function isTurnedOff(): boolean {
  return readMode() === 'false';
}

function readMode(): string | null {
  return new URLSearchParams(location.search).get('offlineMode');
}

const holds: Readonly<Record<OfflineStrategyName, () => boolean>> = {
  always: () => true,
  appInstalled: () => readChoice(appInstalledKey) !== null,
  standalone: () => matchMedia('(display-mode: standalone)').matches,
  queryString: () => readMode() === 'true',
  mobile: () => matchMedia('(max-width: 940px)').matches,
  saveData: () =>
    (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
};
