import { useLabels, usePage } from '@docsite/renderer/template';
import { Dropdown } from '@theme/dropdown';

/** Leads to the same page in the other versions of its docs; absent where there is only one. */
export function VersionDropdown({ instance }: { readonly instance: string }) {
  const labels = useLabels();
  const page = usePage();
  const docs = 'docs' in page && page.docs.instance === instance ? page.docs : undefined;
  if (docs === undefined || docs.versionUrls.length < 2) return null;
  return (
    <li>
      <Dropdown label={docs.versionLabel} description={labels.versions}>
        {docs.versionUrls.map((version) => (
          <li key={version.name}>
            <a
              className="navbar-link"
              href={version.url}
              aria-current={version.name === docs.version ? 'true' : undefined}
              data-version={version.name}
              data-instance={instance}
            >
              {version.label}
            </a>
          </li>
        ))}
      </Dropdown>
    </li>
  );
}
