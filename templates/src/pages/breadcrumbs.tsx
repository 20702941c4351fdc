import { type LabelledLink, useLabels, usePage, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** The path from the home page to this one. */
export function Breadcrumbs({ items }: { readonly items: readonly LabelledLink[] }) {
  const labels = useLabels();
  const { baseUrl } = useSite();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumbs}>
      <ol>
        <li>
          <a className="breadcrumb-home" href={baseUrl} aria-label={labels.home}>
            <Icon name="home" />
          </a>
        </li>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <Breadcrumb item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Breadcrumb({ item }: { readonly item: LabelledLink }) {
  const { url } = usePage();
  if (item.href === url) return <span aria-current="page">{item.label}</span>;
  return item.href === undefined ? <span>{item.label}</span> : <a href={item.href}>{item.label}</a>;
}
