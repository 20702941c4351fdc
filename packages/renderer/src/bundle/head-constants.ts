import { formatLabel, type Labels } from '../template/index.js';

export interface HeadConstants {
  /** The base URL that the configuration names; a locale's own may be longer. */
  readonly configuredBaseUrl: string;
  readonly labels: Labels;
}

/**
 * Constants for the script in `<head>`, for its message when nothing else could be loaded: see `wrong-base-url.ts` of
 * the theme.
 */
export function headConstants({ configuredBaseUrl, labels }: HeadConstants): Record<string, string> {
  return {
    CONFIGURED_BASE_URL: JSON.stringify(configuredBaseUrl),
    WRONG_BASE_URL: JSON.stringify(formatLabel(labels.wrongBase, { baseUrl: configuredBaseUrl })),
    WRONG_BASE_URL_HINT: JSON.stringify(labels.wrongBaseHint),
  };
}
