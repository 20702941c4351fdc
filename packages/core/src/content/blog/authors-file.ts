import type * as z from 'zod';
import type { PostAuthor } from '../../config/adapters/post-author.js';
import { kebabCase } from '../../route/kebab-case.js';
import { joinRoute } from '../../route/route.js';
import { type KeyedFile, type KeyedFileOptions, readKeyedFile } from '../keyed-file.js';
import { authorKeys, authorSchema, describeAuthor } from './author-schema.js';

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

/** The last part of the address of an author's page, as configured; undefined for an author without a page. */
function slugOf(key: string, { page }: z.output<typeof authorSchema>): string | undefined {
  if (typeof page === 'object') return page.permalink;
  return page === true ? kebabCase(key) : undefined;
}
