import { Children, type ReactNode } from 'react';

/** A card: a link if it has an address. */
export function Card({
  title,
  href,
  children,
}: {
  readonly title: ReactNode;
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className="card">
      <p className="card-title" style={{ margin: 0 }}>
        {href === undefined ? (
          <strong>{title}</strong>
        ) : (
          <a className="card-link" href={href}>
            {title}
          </a>
        )}
      </p>
      {Children.count(children) > 0 && (
        // shown whole, unlike the descriptions of pages
        <div className="card-text" style={{ display: 'block' }}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Cards beside each other. */
export function CardGrid({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="card-grid" style={{ marginBlock: '1.25rem' }}>
      {children}
    </div>
  );
}
