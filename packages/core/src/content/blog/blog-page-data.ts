import type { LastUpdate, PageContent, PageDataBase, PageLink, TagGroup, TagLink, TocItem } from '../page-data.js';

/** What is known of a page of a blog before its body is rendered. */
export type BlogPageData =
  | PostPageData
  | PostListPageData
  | PostArchivePageData
  | PostTagsPageData
  | PostAuthorsPageData;

/** The facts of a post that its page and lists show alike. */
export interface PostFacts {
  /** ISO 8601 date-time in UTC. */
  readonly date: string;
  /** The date as readers of this locale write it. */
  readonly dateLabel: string;
  readonly authors: readonly AuthorData[];
  /** How long it takes to read. */
  readonly minutes?: number;
  readonly tags: readonly TagLink[];
}

/** Who wrote a post. */
export interface AuthorData {
  readonly name?: string;
  readonly title?: string;
  /** The page of the author's posts, else an address of the author's own. */
  readonly href?: string;
  readonly image?: string;
  readonly description?: string;
  readonly profiles: readonly PageLink[];
}

/** A post of a blog. */
export interface PostPageData extends PageDataBase, PostFacts {
  readonly kind: 'post';
  /** Key into `SiteData.sidebars`. */
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
  /** The beginning of the post, or all of it. */
  readonly html: string;
  /** Whether there is more on its page. */
  readonly isTruncated: boolean;
  readonly description: string;
  /** Absent unless `documentData` is set. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** A page of a list of posts. */
export interface PostListPageData extends PageDataBase {
  readonly kind: 'post-list';
  readonly sidebar?: string;
  /** The author whose posts they are. */
  readonly author?: AuthorData;
  /** The list of all tags, or of all authors, where the posts are those of one. */
  readonly all?: string;
  readonly subject: 'blog' | 'tag' | 'author';
  /** The tag, or the author's name, and how many posts there are in all. */
  readonly name?: string;
  readonly count?: number;
  /** Only unlisted posts carry the tag. */
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

/** All tags of a blog, by their first letters. */
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
