import type { DocsVersionData } from '@docsite/renderer/template';

/** Always undefined: the version that readers chose is in the layer `choices`, for sites with several versions. */
export function usePreferredVersion(_instance: string | undefined): DocsVersionData | undefined {
  return undefined;
}
