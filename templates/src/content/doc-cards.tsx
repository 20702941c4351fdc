import type { CategoryCard } from '@docsite/renderer/template';
import { DocCard } from '@theme/content/doc-card';

/** Cards of pages and categories. */
export function DocCards({ items }: { readonly items: readonly CategoryCard[] }) {
  return (
    <ul className="card-grid">
      {items.map((item) => (
        <DocCard key={item.href} item={item} />
      ))}
    </ul>
  );
}
