import type { PostAuthor } from '../../config/post-author.js';
import { kebabCase } from '../../route/kebab-case.js';
import { joinRoute } from '../../route/route.js';
import { type KeyedFile, type KeyedFileOptions, readKeyedFile } from '../keyed-file.js';
import { authorSchema, describeAuthor } from './author-schema.js';

/** The authors of a blog, by their keys. */
export type AuthorsFile = KeyedFile<PostAuthor>;

type ReadOptions = Pick<KeyedFileOptions<unknown>, 'siteDir' | 'root' | 'name' | 'findings'>;

/**
 * Reads the file of authors: `authors.yml` unless the configuration names another.
 *
 * @param authorsRoute What routes of their pages begin with; absent where they have none.
 */
export function readAuthorsFile(options: ReadOptions, authorsRoute: string | undefined): AuthorsFile | undefined {
  const file = readKeyedFile({ ...options, rule: 'authors-file', holds: 'authors', schema: authorSchema });
  if (file === undefined) return undefined;
  const entries = [...file.entries].map(([key, { value, ...placed }]) => {
    const { page } = value;
    const slug = typeof page === 'object' ? page.permalink : page === true ? kebabCase(key) : undefined;
    const author = {
      key,
      ...describeAuthor(value),
      ...(slug !== undefined && authorsRoute !== undefined && { route: joinRoute(authorsRoute, slug) }),
    };
    return [key, { value: author, ...placed }] as const;
  });
  return { ...file, entries: new Map(entries) };
}
