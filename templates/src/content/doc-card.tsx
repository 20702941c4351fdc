import type { CategoryCard } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { leadingEmoji } from '@theme/content/leading-emoji';

/** The page or category of a card, and the HTML element to render. */
export interface DocCardProps {
  readonly item: CategoryCard;
  /** Its element; a list item by default. */
  readonly as?: 'li' | 'div';
}

/** A card for a page or a category. An emoji at the start of its label becomes its icon. */
export function DocCard({ item, as: Element = 'li' }: DocCardProps) {
  const about = item.description || item.count;
  const { emoji, rest } = leadingEmoji(item.label);
  const title = rest.trim();
  const hasEmoji = emoji !== undefined && title !== '';
  return (
    <Element className="card">
      <h2 className="card-title">
        {hasEmoji ? (
          <span className="icon" aria-hidden="true">
            {emoji}
          </span>
        ) : (
          <CardIcon type={item.type} />
        )}
        <a className="card-link" href={item.href}>
          {hasEmoji ? title : item.label}
        </a>
      </h2>
      {about && <p className="card-text">{about}</p>}
    </Element>
  );
}

function CardIcon({ type }: Pick<CategoryCard, 'type'>) {
  if (type !== 'category') return <Icon name="page" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M3 7a2 2 0 0 1 2-2h4l2.5 2.5H19a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7z" />
    </svg>
  );
}
