import type { PageLocale, PostToList } from '../../config/adapters/content-hooks.js';
import type { AssembleInput } from '../assemble-input.js';
import { descriptionOf, pageLocale } from '../written-facts.js';
import { draftPosts, type PostDraft } from './post-draft.js';
import type { ScannedBlog } from './scan-blog.js';

/** Calls the site's functions that list posts and determine reading times. */
export async function listByFunction(
  scanned: readonly ScannedBlog[],
  input: AssembleInput,
): Promise<readonly ScannedBlog[]> {
  const { posts, readingTime } = input.hooks ?? {};
  if (posts === undefined && readingTime === undefined) return scanned;
  return Promise.all(
    scanned.map(async (blog) => {
      const { id, showReadingTime } = blog.config;
      const drafts = draftPosts(blog, input).posts.map((draft) =>
        postToList(draft, { blog: id, ...pageLocale(input.locale) }),
      );
      const order = await posts?.(id, drafts);
      const minutes = showReadingTime ? drafts.flatMap((post) => entryOf(post.id, readingTime?.(post))) : [];
      return { ...blog, listed: { ...(order && { order }), minutes: new Map(minutes) } };
    }),
  );
}

function entryOf(
  id: string,
  read: { readonly minutes: number | undefined } | undefined,
): (readonly [string, number | undefined])[] {
  return read === undefined ? [] : [[id, read.minutes]];
}

function postToList(
  { id, document, route, title, date, authors }: PostDraft,
  given: Pick<PostToList, 'blog' | keyof PageLocale>,
): PostToList {
  const { path, frontMatter } = document;
  const tags = (frontMatter.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.label));
  return { ...given, id, path, route, title, description: descriptionOf(document), date, tags, authors, frontMatter };
}
