import { type DocsVersionData, useSite } from '@docsite/renderer/template';
import { readVersionChoice, watchVersionChoice } from '@theme/browser/version-choice';
import { useSyncExternalStore } from 'react';

/**
 * The version of a docs instance that the reader picked in a version dropdown, here or earlier. None on the server and
 * until the page is hydrated; none where it is gone since, or the instance has one version alone.
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
