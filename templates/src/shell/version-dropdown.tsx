import { useLabels, usePage, useSite } from '@docsite/renderer/template';
import { Dropdown } from '@theme/shell/dropdown';
import { usePreferredVersion } from '@theme/shell/use-preferred-version';
import type { ReactNode } from 'react';

export interface VersionDropdownProps {
  /** Id of the docs instance. */
  readonly instance: string;
  /** List items above the versions. */
  readonly before?: ReactNode;
  /** List items below the versions. */
  readonly after?: ReactNode;
}

/**
 * Leads to the same page in the other versions of its docs, and from pages elsewhere to where each version begins;
 * absent where there is only one. `browser/version-choice.ts` remembers which was picked.
 */
export function VersionDropdown({ instance, before, after }: VersionDropdownProps) {
  const labels = useLabels();
  const page = usePage();
  const preferred = usePreferredVersion(instance);
  const versions = useSite().docsVersions.find((docs) => docs.instance === instance)?.versions;
  if (versions === undefined) return null;
  const docs = 'docs' in page && page.docs.instance === instance ? page.docs : undefined;
  const shown = preferred ?? versions.find(({ isLast }) => isLast);
  return (
    <li>
      <Dropdown label={docs?.versionLabel ?? shown?.label ?? labels.versions} description={labels.versions}>
        {before}
        {(docs?.versionUrls ?? versions).map(({ name, label, url }) => (
          <li key={name}>
            <a
              className="navbar-link"
              href={url}
              aria-current={name === docs?.version ? 'true' : undefined}
              data-version={name}
              data-instance={instance}
            >
              {label}
            </a>
          </li>
        ))}
        {after}
      </Dropdown>
    </li>
  );
}
