import { type LabelledLink, useLabels, usePage } from '@docsite/renderer/template';
import { BreadcrumbHome } from '@theme/pages/breadcrumb-home';

/** The path from the home page to this one. */
export function Breadcrumbs({ items }: { readonly items: readonly LabelledLink[] }) {
  const labels = useLabels();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumbs}>
      <ol>
        <BreadcrumbHome />
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
