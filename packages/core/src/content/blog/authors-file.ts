import type * as z from 'zod';
import type { PostAuthor } from '../../config/adapters/post-author.js';
import { type Finding, finding } from '../../diagnostic.js';
import { kebabCase } from '../../route/kebab-case.js';
import { joinRoute } from '../../route/route.js';
import { type KeyedFile, type KeyedFileOptions, readKeyedFile } from '../keyed-file.js';
import { authorKeys, authorSchema, describeAuthor, isAddress } from './author-schema.js';

/** The authors of a blog, by key. */
export type AuthorsFile = KeyedFile<PostAuthor>;

type ReadOptions = Pick<KeyedFileOptions<unknown>, 'siteDir' | 'root' | 'name' | 'findings'>;

/**
 * Reads the authors file: `authors.yml` unless the configuration names another.
 *
 * @param authorsRoute Route prefix of author pages; undefined if authors have no pages.
 */
export function readAuthorsFile(options: ReadOptions, authorsRoute: string | undefined): AuthorsFile | undefined {
  const reading = { rule: 'authors-file', holds: 'authors', schema: authorSchema, known: authorKeys };
  const file = readKeyedFile({ ...options, ...reading });
  if (file === undefined) return undefined;
  options.findings.push(...unknownProfiles(file));
  const entries = [...file.entries].map(([key, { value, ...placed }]) => {
    const slug = slugOf(key, value);
    const author = {
      key,
      ...describeAuthor(value),
      ...(slug !== undefined && authorsRoute !== undefined && { route: joinRoute(authorsRoute, slug) }),
    };
    return [key, { value: author, ...placed }] as const;
  });
  return { ...file, entries: new Map(entries) };
}

/** Reports names of users at sites whose addresses docsite does not know. */
function unknownProfiles({ entries }: KeyedFile<z.output<typeof authorSchema>>): Finding[] {
  return [...entries].flatMap(([key, { value, place, places }]) =>
    (value.socials ?? []).flatMap(({ platform, url }): Finding[] => {
      if (isAddress(url)) return [];
      const message = `'${key}.socials.${platform}': docsite does not know the address of users there`;
      const hint = "write an address such as 'https://example.org/name'";
      const at = places[`socials.${platform}`] ?? place;
      return [{ ...finding('authors-file', at, message, hint), atMost: 'front-matter-key' }];
    }),
  );
}

/** The last part of the address of an author's page, as configured; undefined for an author without a page. */
function slugOf(key: string, { page }: z.output<typeof authorSchema>): string | undefined {
  if (typeof page === 'object') return page.permalink;
  return page === true ? kebabCase(key) : undefined;
}
