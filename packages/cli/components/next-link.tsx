// The link of Next.js, which documents import from 'next/link', as one of docsite.
import type { ComponentPropsWithoutRef } from 'react';

interface NextLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly href: string | { readonly pathname?: string; readonly hash?: string };
  readonly prefetch?: unknown;
  readonly replace?: unknown;
  readonly scroll?: unknown;
  readonly shallow?: unknown;
  readonly passHref?: unknown;
  readonly legacyBehavior?: unknown;
}

/** What only Next.js needs. */
const own = new Set(['prefetch', 'replace', 'scroll', 'shallow', 'passHref', 'legacyBehavior']);

export default function Link({ href, ...props }: NextLinkProps) {
  const address = typeof href === 'string' ? href : `${href.pathname ?? ''}${href.hash ?? ''}`;
  return <a {...Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)))} href={address} />;
}
