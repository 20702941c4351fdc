/** The data a page needs for offline reading. */
export interface OfflineData {
  /** Address of the service worker's script. */
  readonly workerUrl: string;
  /** The worker keeps a copy of the site if any of these applies. */
  readonly strategies: readonly OfflineStrategyName[];
  readonly debug: boolean;
  /** Address of the web app manifest. */
  readonly manifestUrl: string;
  /** Address of the icon for home screens of systems that do not read the manifest. */
  readonly touchIcon?: string;
}

/** A condition under which the service worker keeps a copy of the site. */
export type OfflineStrategyName = 'appInstalled' | 'standalone' | 'queryString' | 'always' | 'mobile' | 'saveData';
