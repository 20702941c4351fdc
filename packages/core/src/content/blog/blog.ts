import type { PostAuthor } from '../../config/adapters/post-author.js';
import type { BlogConfig } from '../../config/site-config.js';
import type { Place } from '../../diagnostic.js';
import type { Tag } from '../tags.js';

/** Data about a site's blogs, besides their pages. */
export interface BlogFacts {
  readonly blogs: readonly Blog[];
}

/** A blog, in one locale. */
export interface Blog {
  readonly id: string;
  /** Route of the list of posts. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Routes of the listed posts, in order. */
  readonly posts: readonly string[];
  /** The contents of the sidebar; absent for a blog without one. */
  readonly sidebar?: BlogSidebar;
  /** Sorted by label; `pages` are posts in the order of the blog. */
  readonly tags: readonly Tag[];
  readonly tagsRoute: string;
  readonly authors: readonly AuthorOfBlog[];
  /** Absent if authors have no pages. */
  readonly authorsRoute?: string;
  /** Absent if there is no such page. */
  readonly archiveRoute?: string;
  readonly feeds: BlogConfig['feedOptions'];
}

/** An author defined in the authors file. */
export interface AuthorOfBlog {
  readonly author: PostAuthor;
  /** Where the authors file defines the author. */
  readonly place: Place;
  /** The place of each of the author's keys in that file. */
  readonly places: Readonly<Record<string, Place>>;
  /** Routes of the listed posts. */
  readonly posts: readonly string[];
}

/** A post in the sidebar of its blog. */
export interface PostInSidebar {
  readonly label: string;
  readonly route: string;
  /** The year it is listed under, if posts are grouped. */
  readonly year?: string;
  /** When it was published, in ISO 8601; absent unless `documentData` is set. */
  readonly date?: string;
  /** Set if only its own page shows it. */
  readonly unlisted?: true;
}

/** The posts in a blog's sidebar: the newest ones. */
export interface BlogSidebar {
  readonly title: string;
  readonly posts: readonly PostInSidebar[];
}

/** The blog that a page belongs to. */
export function blogOf({ blogs }: BlogFacts, { blog }: { readonly blog: string }): Blog {
  return blogs.find(({ id }) => id === blog) as Blog;
}
