import type { BlogAuthor } from '@docusaurus/plugin-content-blog/client';
import icons from '@generated/social-icons';
import { nameOfProfile } from '@theme-original/pages/author';
import { isLinkable } from '@theme-original/pages/linkable-profile';

/** Links to an author's profiles on other sites, with the site's own icons if it has any, otherwise with words. */
export default function Socials({ author: { socials = {} } }: { readonly author: BlogAuthor }) {
  const profiles = Object.entries(socials).filter(([, href]) => isLinkable({ href }));
  if (profiles.length === 0) return null;
  return (
    <span className="author-profiles">
      {profiles.map(([site, href]) => {
        const Icon = icons[site] ?? icons.default;
        const name = nameOfProfile(site);
        return Icon === undefined ? (
          <a key={site} href={href}>
            {name}
          </a>
        ) : (
          <a key={site} href={href} title={name} aria-label={name}>
            <Icon width="1rem" height="1rem" />
          </a>
        );
      })}
    </span>
  );
}
