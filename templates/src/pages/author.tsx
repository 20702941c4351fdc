import type { AuthorData } from '@docsite/renderer/template';
import { isLinkable } from './linkable-profile.js';

/** The author of a post, and how much of them to show. */
export interface AuthorProps {
  readonly author: AuthorData;
  /** Whether to link the author's profiles on other sites. */
  readonly withProfiles?: boolean;
}

/** The name of an author, next to a picture. */
export function Author({ author, withProfiles }: AuthorProps) {
  const { name, title, href, image } = author;
  return (
    <span className="author">
      {image && <img className="author-image" src={image} alt="" width="40" height="40" loading="lazy" />}
      <span className="author-text">
        {name && <span className="author-name">{href ? <a href={href}>{name}</a> : name}</span>}
        {title && <span className="author-title">{title}</span>}
        {withProfiles && <AuthorProfiles author={author} />}
      </span>
    </span>
  );
}

/** The spelling of site names that differs from a capitalized one. */
const siteNames: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
  email: 'E-mail',
};

/** What a site on which an author has a profile is called. */
export function nameOfProfile(site: string): string {
  return siteNames[site] ?? site.charAt(0).toUpperCase() + site.slice(1);
}

/** Links to an author's profiles on other sites. */
export function AuthorProfiles({ author: { profiles } }: { readonly author: Pick<AuthorData, 'profiles'> }) {
  const linked = profiles.filter(isLinkable);
  if (linked.length === 0) return null;
  return (
    <span className="author-profiles">
      {linked.map(({ label, href }) => (
        <a key={label} href={href}>
          {nameOfProfile(label)}
        </a>
      ))}
    </span>
  );
}
