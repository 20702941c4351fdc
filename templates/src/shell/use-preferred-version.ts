import type { DocsVersionData } from '@docsite/renderer/template';

/** None: what readers have picked is in the layer `choices`, for sites that have several versions. */
export function usePreferredVersion(_instance: string | undefined): DocsVersionData | undefined {
  return undefined;
}
