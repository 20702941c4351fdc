import { type AuthorData, type ListedPost, type PageData, type PostFacts, usePage } from '@docsite/renderer/template';
import { datedFrontMatter } from '@docusaurus/inner/docs/front-matter-dates';
import { imageAsset } from '@docusaurus/inner/pages/image-asset';
import { headingProps, neighbourProps, tagProps } from '@docusaurus/inner/pages/prop-values';
import { writtenAddress } from '@docusaurus/inner/pages/written-address';
import { ListedText } from '@theme/content/listed-text';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

type PostPage = Extract<PageData, { readonly kind: 'post' }>;

/** The post of a list that is being drawn; absent on the page of a post. */
export const ListedPostContext = createContext<ListedPost | undefined>(undefined);

/** The component that draws the text of a post in a list, and facts about the post. */
export type PostContent = ComponentType & ReturnType<typeof contextOfListed> & { readonly listed: ListedPost };

/** Provides the post of a list to its components. On the page of a post, components read it from the page. */
export function BlogPostProvider({
  content,
  children,
}: {
  readonly content?: unknown;
  readonly isBlogPostPage?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { listed } = (content ?? {}) as Partial<PostContent>;
  return listed === undefined ? children : createElement(ListedPostContext, { value: listed }, children);
}

/** A post in the form that components drawing a list receive. */
export function postContent(post: ListedPost): PostContent {
  const draw = () => createElement(ListedText, { html: post.html });
  return Object.assign(draw, contextOfListed(post), { listed: post });
}

/** The post being drawn: that of the page, or one in a list. Throws elsewhere. */
export function useBlogPost() {
  const page = usePage();
  const listed = useContext(ListedPostContext);
  if (listed !== undefined) return contextOfListed(listed);
  if (page.kind !== 'post')
    throw new Error(`useBlogPost() was called on '${page.route}', which is no post: it works in components of posts`);
  return contextOf(page);
}

function contextOf(page: PostPage) {
  const { title, description, editUrl, unlisted, lastUpdate } = page;
  const { frontMatter, inMetadata } = datedFrontMatter(page.document ?? {});
  return {
    frontMatter,
    assets: { ...assetsOf(page), ...imageAsset(frontMatter, page.head.image) },
    toc: headingProps(page.toc),
    isBlogPostPage: true,
    metadata: {
      ...factsOf(page),
      title,
      description,
      permalink: writtenAddress(page),
      editUrl,
      frontMatter: inMetadata,
      hasTruncateMarker: false,
      unlisted,
      lastUpdatedBy: lastUpdate?.author,
      prevItem: neighbourProps(page.previous),
      nextItem: neighbourProps(page.next),
      ...page.document?.facts,
    },
  };
}

/** The context of a post in a list. */
function contextOfListed(post: ListedPost) {
  const { frontMatter, inMetadata } = datedFrontMatter(post);
  return {
    frontMatter,
    assets: { ...assetsOf(post), ...imageAsset(frontMatter, post.image) },
    toc: [],
    isBlogPostPage: false,
    metadata: {
      ...factsOf(post),
      title: post.label,
      description: post.description,
      permalink: post.href,
      frontMatter: inMetadata,
      hasTruncateMarker: post.isTruncated,
      unlisted: false,
      ...post.facts,
    },
  };
}

function factsOf({ date, dateLabel, minutes, tags, authors }: PostFacts) {
  return {
    date,
    formattedDate: dateLabel,
    readingTime: minutes,
    tags: tagProps(tags),
    authors: authors.map(authorOf),
  };
}

/** The files that a post names; images of authors are part of the authors. */
function assetsOf({ authors }: PostFacts) {
  return { authorsImageUrls: authors.map(() => undefined) };
}

/** An author in the form that Docusaurus's components receive. */
export interface BlogAuthor {
  readonly name?: string;
  readonly title?: string;
  readonly url?: string | undefined;
  readonly imageURL?: string | undefined;
  readonly email?: string;
  /** Key in the authors file; `null` for authors described in a post. */
  readonly key?: string | null;
  readonly description?: string;
  /** Addresses of profiles, by the name of the site. */
  readonly socials?: Readonly<Record<string, string>>;
  /** The page that lists the author's posts. */
  readonly page?: { readonly permalink: string } | null;
}

/** Converts an author from docsite's form. */
export function authorOf({ href, image, profiles, details, ...author }: AuthorData): BlogAuthor {
  const socials = Object.fromEntries(profiles.map((profile) => [profile.label, profile.href]));
  const { page, more, key = null, ...own } = details ?? { url: href };
  const permalink = page === undefined ? null : { permalink: page };
  return { ...more, ...author, ...own, imageURL: image, socials, key, page: permalink };
}
