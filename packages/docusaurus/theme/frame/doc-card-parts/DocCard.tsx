import { useCardOf } from '@docusaurus/inner/docs/card-items';
import type { CardEntry, PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Layout from '@theme/DocCard/Layout';
import { leadingEmoji } from '@theme-original/content/leading-emoji';

/** The card of a sidebar item, composed of separate components, for sites that replace one of them. */
export default function DocCard({ item }: { readonly item: PropSidebarItem }) {
  const cardOf = useCardOf();
  if (item.type === 'html') return null;
  return cardOf(item).map(({ href, label, description, count }) => {
    const { emoji, rest } = leadingEmoji(label);
    return (
      <Layout
        key={href}
        item={item}
        href={href}
        icon={emoji ?? iconOf(item)}
        title={rest.trim()}
        {...(item.className !== undefined && { className: item.className })}
        {...((description || count) && { description: description || count })}
      />
    );
  });
}

function iconOf(item: CardEntry): string {
  if (item.type === 'category') return '🗃';
  return isInternalUrl(item.href) ? '📄️' : '🔗';
}
