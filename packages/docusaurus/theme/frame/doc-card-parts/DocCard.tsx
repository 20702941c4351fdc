import { usePage } from '@docsite/renderer/template';
import { cardsOf } from '@docusaurus/card-items';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { CardEntry, PropSidebarItem } from '@docusaurus/sidebar-items';
import Layout from '@theme/DocCard/Layout';
import { cardOf } from '@theme-original/content/doc-card-list';
import { leadingEmoji } from '@theme-original/content/leading-emoji';

/** The card of one entry of a sidebar, drawn of the parts that the site has. */
export default function DocCard({ item }: { readonly item: PropSidebarItem }) {
  const cards = cardsOf(usePage());
  if (item.type === 'html') return null;
  return cardOf(item, cards).map(({ href, label, description, count }) => {
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
