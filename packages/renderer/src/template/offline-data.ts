/** What a page needs so that readers can read the site offline. */
export interface OfflineData {
  /** Address of the service worker's script. */
  readonly workerUrl: string;
  /** The worker keeps a copy of the site where any of these holds. */
  readonly strategies: readonly OfflineStrategyName[];
  readonly debug: boolean;
  /** Address of the web app manifest. */
  readonly manifestUrl: string;
  /** Address of the icon for home screens of systems that do not read the manifest. */
  readonly touchIcon?: string;
}

/** A condition under which the service worker keeps a copy of the site. */
export type OfflineStrategyName = 'appInstalled' | 'standalone' | 'queryString' | 'always' | 'mobile' | 'saveData';
