import type { PostAuthor } from '../../config/adapters/post-author.js';
import type { FrontMatterDates } from '../../parse/front-matter/front-matter-dates.js';
import type { NamedRoute, PageBase, WrittenPage } from '../page.js';
import type { PageTag } from '../tags.js';
import type { PartOfList } from './blog-page-data.js';

/** A page that belongs to a blog. */
export type BlogPage = PostPage | PostListPage | BlogArchivePage | BlogTagListPage | AuthorListPage;

/** A post. */
export interface PostPage extends WrittenPage {
  readonly kind: 'post';
  /** Id of the blog. */
  readonly blog: string;
  /** Milliseconds since 1970 UTC. */
  readonly date: number;
  readonly authors: readonly PostAuthor[];
  readonly tags: readonly PageTag[];
  /** The reading time, if the blog shows it. */
  readonly minutes?: number;
  /** Whether lists show only its excerpt. */
  readonly isTruncated: boolean;
  /** Present if lists and feeds receive documents. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** The dates in it, if code is to receive them as such; absent for none. */
  readonly dates?: FrontMatterDates;
  /** The newer post. */
  readonly previous?: NamedRoute;
  /** The older post. */
  readonly next?: NamedRoute;
}

/** A page of a list of posts: all posts, those with a tag, or those by an author. */
export interface PostListPage extends PageBase {
  readonly kind: 'post-list';
  readonly blog: string;
  readonly of: PostListSubject;
  /** Number of posts on all pages of the list. */
  readonly count: number;
  readonly part: PartOfList;
  /** Routes of the posts on this page, whose excerpts it shows. */
  readonly quotes: readonly string[];
  /** The page of the list with newer posts. */
  readonly newer?: string;
  /** The page of the list with older posts. */
  readonly older?: string;
}

/** What the posts of a list have in common. */
export type PostListSubject =
  | { readonly type: 'blog' }
  | { readonly type: 'tag' }
  | { readonly type: 'author'; readonly author: PostAuthor };

/** All posts of a blog, by year. */
export interface BlogArchivePage extends PageBase {
  readonly kind: 'post-archive';
  readonly blog: string;
}

/** All tags of a blog. */
export interface BlogTagListPage extends PageBase {
  readonly kind: 'post-tags';
  readonly blog: string;
}

/** All authors of a blog. */
export interface AuthorListPage extends PageBase {
  readonly kind: 'post-authors';
  readonly blog: string;
}
