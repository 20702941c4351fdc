import type { FrontMatterDates } from '../../parse/front-matter/front-matter-dates.js';
import type { LastUpdate, PageContent, PageDataBase, PageLink, TagGroup, TagLink, TocItem } from '../page-data.js';

/** The data of a blog page before its body is rendered. */
export type BlogPageData =
  | PostPageData
  | PostListPageData
  | PostArchivePageData
  | PostTagsPageData
  | PostAuthorsPageData;

/** The facts about a post that both its page and lists show. */
export interface PostFacts {
  /** ISO 8601 date-time in UTC. */
  readonly date: string;
  /** The date as readers of this locale write it. */
  readonly dateLabel: string;
  readonly authors: readonly AuthorData[];
  /** Reading time, which is shown rounded up. */
  readonly minutes?: number;
  readonly tags: readonly TagLink[];
}

/** Who wrote a post. */
export interface AuthorData {
  readonly name?: string;
  readonly title?: string;
  /** The page with the author's posts, or else the author's own address. */
  readonly href?: string;
  readonly image?: string;
  readonly description?: string;
  readonly profiles: readonly PageLink[];
  /** How the author is described, with `documentData`. */
  readonly details?: AuthorDetails;
}

/** What an author is called, and further keys of the description. */
export interface AuthorDetails {
  /** Key in the authors file; absent for authors described in a post. */
  readonly key?: string;
  /** The author's own address. */
  readonly url?: string;
  readonly email?: string;
  /** Address of the page with the author's posts. */
  readonly page?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A post of a blog. */
export interface PostPageData extends PageDataBase, PostFacts {
  readonly kind: 'post';
  /** Key in `SiteData.sidebars`. */
  readonly sidebar?: string;
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  /** The newer post. */
  readonly previous?: PageLink;
  /** The older post. */
  readonly next?: PageLink;
  readonly content: PageContent;
}

/** A post in a list. */
export interface ListedPost extends PostFacts, PageLink {
  /** The excerpt of the post, or all of it. */
  readonly html: string;
  /** Whether its page has more. */
  readonly isTruncated: boolean;
  readonly description: string;
  /** Absent unless `documentData` is set. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** The dates in it, if code is to receive them as such; absent for none. */
  readonly dates?: FrontMatterDates;
  /** Additional facts from an adapter; absent for none. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The address of the image in the front matter, if any. */
  readonly image?: string;
}

/** Which page of a list a page is. */
export interface PartOfList {
  /** 1-based. */
  readonly number: number;
  /** Number of pages of the list. */
  readonly total: number;
  /** How many posts a page may have. */
  readonly perPage: number;
}

/** A page of a list of posts. */
export interface PostListPageData extends PageDataBase {
  readonly kind: 'post-list';
  readonly sidebar?: string;
  /** The author whose posts they are. */
  readonly author?: AuthorData;
  /** The list of all tags or authors, if the posts are those of one tag or author. */
  readonly all?: string;
  readonly subject: 'blog' | 'tag' | 'author';
  /** The tag or the author's name. */
  readonly name?: string;
  readonly blog: { readonly title: string; readonly description: string };
  /** Number of posts on all pages of the list. */
  readonly count: number;
  readonly part: PartOfList;
  /** Set if only unlisted posts have the tag. */
  readonly unlisted?: true;
  readonly posts: readonly ListedPost[];
  /** The page with newer posts. */
  readonly newer?: string;
  /** The page with older posts. */
  readonly older?: string;
}

/** All posts of a blog, by year. */
export interface PostArchivePageData extends PageDataBase {
  readonly kind: 'post-archive';
  readonly years: readonly PostYear[];
}

/** The posts of one year. */
export interface PostYear {
  readonly year: string;
  readonly posts: readonly (PageLink & Pick<PostFacts, 'date' | 'dateLabel'>)[];
}

/** All tags of a blog, by first letter. */
export interface PostTagsPageData extends PageDataBase {
  readonly kind: 'post-tags';
  readonly sidebar?: string;
  readonly groups: readonly TagGroup[];
}

/** All authors of a blog. */
export interface PostAuthorsPageData extends PageDataBase {
  readonly kind: 'post-authors';
  readonly sidebar?: string;
  readonly authors: readonly (AuthorData & { readonly count: number })[];
}
