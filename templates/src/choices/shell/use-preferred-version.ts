import { type DocsVersionData, useSite } from '@docsite/renderer/template';
import { readVersionChoice, watchVersionChoice } from '@theme/browser/version-choice';
import { useSyncExternalStore } from 'react';

/**
 * The version of a docs instance that the reader chose in a version dropdown, now or earlier. Undefined on the server
 * and until the page is hydrated, and also if the version no longer exists or is the only one of the instance.
 */
export function usePreferredVersion(instance: string | undefined): DocsVersionData | undefined {
  const { docsVersions } = useSite();
  const choice = useSyncExternalStore(
    watchVersionChoice,
    () => (instance === undefined ? null : readVersionChoice(instance)),
    () => null,
  );
  return docsVersions.find((docs) => docs.instance === instance)?.versions.find(({ name }) => name === choice);
}
