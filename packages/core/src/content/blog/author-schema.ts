import * as z from 'zod';
import type { AuthorProfile, PostAuthor } from '../../config/adapters/post-author.js';
import { runsNoCode } from '../../url-scheme.js';
import { defined } from '../../values/defined.js';
import { ownValue } from '../../values/own-value.js';

const text = z.union([z.string(), z.number()], 'expected text').transform(String);
const url = text.refine(runsNoCode, 'expected an address that runs no code');

/** Profile addresses by site name; `*` is replaced by the user name. */
const profiles: Readonly<Record<string, string>> = {
  x: 'https://x.com/*',
  twitter: 'https://twitter.com/*',
  github: 'https://github.com/*',
  linkedin: 'https://www.linkedin.com/in/*/',
  stackoverflow: 'https://stackoverflow.com/users/*',
  bluesky: 'https://bsky.app/profile/*',
  instagram: 'https://www.instagram.com/*',
  threads: 'https://www.threads.net/@*',
  mastodon: 'https://mastodon.social/@*',
  twitch: 'https://twitch.tv/*',
  youtube: 'https://youtube.com/@*',
  email: 'mailto:*',
};

const profile = url.refine(
  (value) => isAddress(value) || !value.includes('/'),
  "expected the name of a user, or an address such as 'https://example.org/name'",
);

const socials = z
  .record(z.string(), profile, { error: 'expected names of sites, and of the author there' })
  .transform((entries): AuthorProfile[] => Object.entries(entries).map(([site, value]) => profileAt(site, value)));

/** The keys that describe an author, in the authors file and in posts. */
const described = {
  name: text.optional(),
  title: text.optional(),
  url: url.optional(),
  image_url: url.optional(),
  imageURL: url.optional(),
  email: text.optional(),
  description: text.optional(),
  socials: socials.optional(),
};

/** An author in the authors file. Further keys are for the site's own components. */
export const authorSchema = z
  .looseObject({
    ...described,
    page: z.union([z.boolean(), z.object({ permalink: z.string() })], 'expected true, false or a permalink').optional(),
  })
  .refine(({ name, image_url, imageURL }) => (name ?? image_url ?? imageURL) !== undefined, {
    error: "expected a 'name' or an 'image_url'",
  });

/** The keys of an author in the authors file. */
export const authorKeys = [...Object.keys(described), 'page'];

/** An author in the front matter of a post: a key of the authors file, or a complete description. */
export const postAuthorSchema = z.union(
  [
    text.transform((key): WrittenAuthor => ({ key, described: undefined })),
    z
      .looseObject({ key: text.optional(), ...described })
      .refine(({ key, name, image_url, imageURL }) => (key ?? name ?? image_url ?? imageURL) !== undefined, {
        error: "expected a 'key' or a 'name'",
      })
      .transform(
        ({ key, ...author }): WrittenAuthor => ({
          ...(key !== undefined && { key }),
          described: describeAuthor(author),
        }),
      ),
  ],
  "expected the key of an author, or 'name', 'title', 'url' and 'image_url'",
);

/** An author as a post refers to one. */
export interface WrittenAuthor {
  /** Key in the authors file. */
  readonly key?: string;
  /** The post's own description, which takes precedence over the authors file. */
  readonly described: Omit<PostAuthor, 'key' | 'route'> | undefined;
}

type DescribedAuthor = z.output<z.ZodObject<typeof described>>;

/** Converts an author's description to docsite's form, with a single key for the picture. */
export function describeAuthor(author: DescribedAuthor): Omit<PostAuthor, 'key' | 'route'> {
  const { name, title, url, email, description, socials = [] } = author;
  const more = Object.entries(author).filter(([key]) => !Object.hasOwn(described, key) && key !== 'page');
  const imageUrl = author.image_url ?? author.imageURL;
  const others = more.length > 0 ? Object.fromEntries(more) : undefined;
  return defined({ name, title, url, imageUrl, email, description, socials, more: others });
}

/** Whether a value is an address rather than a name. */
export function isAddress(value: string): boolean {
  return /^(?:https?:\/\/|mailto:)/.test(value);
}

function profileAt(site: string, value: string): AuthorProfile {
  if (isAddress(value)) return { platform: site, url: value };
  const known = ownValue(profiles, site.toLowerCase());
  return known === undefined
    ? { platform: site, url: value }
    : { platform: site.toLowerCase(), url: known.replace('*', () => value) };
}
