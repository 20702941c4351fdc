import { classNames, type NavbarItemData, useLabels, usePage, useSite } from '@docsite/renderer/template';
import { type ChoiceProps, Dropdown } from '@theme/shell/dropdown';
import { usePreferredVersion } from '@theme/shell/use-preferred-version';

type Item = Extract<NavbarItemData, { readonly type: 'version-dropdown' }>;

/** The docs instance whose versions are listed, and which of them if not all. */
export interface VersionDropdownProps extends ChoiceProps, Pick<Item, 'versions'> {
  /** Id of the docs instance. */
  readonly instance: string;
}

/**
 * Links the same page in the other versions of its docs, or the first page of each version from pages elsewhere. A
 * single version with nothing around it is a link. Absent if the site does not list versions of the instance.
 * `browser/version-choice.ts` remembers the choice.
 */
export function VersionDropdown({ instance, versions: listed, className, before, after }: VersionDropdownProps) {
  const labels = useLabels();
  const page = usePage();
  const preferred = usePreferredVersion(instance);
  const versions = useSite().docsVersions.find((docs) => docs.instance === instance)?.versions;
  if (versions === undefined) return null;
  const docs = 'docs' in page && page.docs?.instance === instance ? page.docs : undefined;
  const shown = preferred ?? versions.find(({ isLast }) => isLast);
  const offered = listedOf(docs?.versionUrls ?? versions, listed);
  const [first] = offered;
  if (first !== undefined && offered.length === 1 && !before && !after) {
    return <VersionLink version={first} className={className} isCurrent={first.name === docs?.version} />;
  }
  return (
    <li>
      <Dropdown
        label={docs?.versionLabel ?? shown?.label ?? labels.versions}
        description={labels.versions}
        className={className}
      >
        {before}
        {offered.map((version) => (
          <VersionLink
            key={version.name}
            version={version}
            isCurrent={version.name === docs?.version}
            isSamePage={docs !== undefined && !('isOther' in version)}
            instance={instance}
          />
        ))}
        {after}
      </Dropdown>
    </li>
  );
}

interface VersionLinkProps {
  readonly version: { readonly name: string; readonly label: string; readonly url: string };
  readonly isCurrent: boolean;
  readonly className?: string | undefined;
  /** Whether it leads to the same page, where the reader keeps the query and the fragment of the address. */
  readonly isSamePage?: boolean;
  /** The docs instance for which a click on it chooses the version; absent if there is no choice. */
  readonly instance?: string;
}

function VersionLink({ version: { name, label, url }, isCurrent, isSamePage, className, instance }: VersionLinkProps) {
  return (
    <li>
      <a
        className={classNames('navbar-link', className)}
        href={url}
        aria-current={isCurrent ? 'true' : undefined}
        data-version={instance && name}
        data-instance={instance}
        data-same-page={isSamePage ? '' : undefined}
      >
        {label}
      </a>
    </li>
  );
}

/** The versions that a list names, in its order and by its labels, or all if there is no such list. */
function listedOf<T extends { readonly name: string; readonly label: string }>(
  versions: readonly T[],
  listed: Item['versions'],
): readonly T[] {
  return (
    listed?.flatMap((own) =>
      versions.filter(({ name }) => name === own.name).map((version) => ({ ...version, ...own })),
    ) ?? versions
  );
}
