import type { PostAuthor } from '../../config/post-author.js';
import type { BlogConfig } from '../../config/site-config.js';
import type { Place } from '../../diagnostic.js';
import type { Tag } from '../tags.js';

/** Data of the blogs of a site beside their pages. */
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
  /** Routes of the posts that lists name, in their order. */
  readonly posts: readonly string[];
  /** What the sidebar names; absent for a blog without one. */
  readonly sidebar?: BlogSidebar;
  /** In label order; `pages` are posts in the order of the blog. */
  readonly tags: readonly Tag[];
  readonly tagsRoute: string;
  readonly authors: readonly AuthorOfBlog[];
  /** Absent where authors have no pages. */
  readonly authorsRoute?: string;
  /** Absent where there is no such page. */
  readonly archiveRoute?: string;
  readonly feeds: BlogConfig['feedOptions'];
}

/** An author of the file of authors. */
export interface AuthorOfBlog {
  readonly author: PostAuthor;
  /** Where the file describes the author. */
  readonly place: Place;
  /** Where what it says of the author stands, by the keys that it has there. */
  readonly places: Readonly<Record<string, Place>>;
  /** Routes of the listed posts. */
  readonly posts: readonly string[];
}

/** A post as the sidebar of its blog names it. */
export interface PostInSidebar {
  readonly label: string;
  readonly route: string;
  /** The year that it stands under, where posts are grouped. */
  readonly year?: string;
}

/** The newest posts of a blog. */
export interface BlogSidebar {
  readonly title: string;
  readonly posts: readonly PostInSidebar[];
}

/** The blog of a page. */
export function blogOf({ blogs }: BlogFacts, { blog }: { readonly blog: string }): Blog {
  return blogs.find(({ id }) => id === blog) as Blog;
}
