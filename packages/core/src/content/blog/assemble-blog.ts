import { posix } from 'node:path';
import type { Finding } from '../../diagnostic.js';
import { writtenFrontMatter } from '../../parse/front-matter/written-front-matter.js';
import { joinRoute } from '../../route/route.js';
import { trimSlashes } from '../../route/trim-slashes.js';
import type { AssembleInput } from '../assemble-input.js';
import { fileToEdit } from '../file-to-edit.js';
import { folderMark } from '../page.js';
import { collectTags, type PageTag, type Tag } from '../tags.js';
import { editUrlBy, editUrlOf, folderOfSource, writtenFacts } from '../written-facts.js';
import type { AuthorOfBlog, Blog, BlogSidebar } from './blog.js';
import type { BlogPage, PostPage } from './blog-page.js';
import { listPages } from './list-pages.js';
import { draftPosts, type PostDraft } from './post-draft.js';
import type { ScannedBlog } from './scan-blog.js';

/** A blog, its pages, and problems found in it. */
export interface AssembledBlog {
  readonly blog: Blog;
  readonly pages: readonly BlogPage[];
  readonly findings: readonly Finding[];
}

/** Assembles a blog: routes, order, authors and tags of its posts, and the pages that list them. */
export function assembleBlog(scanned: ScannedBlog, input: AssembleInput): AssembledBlog {
  const { config, titles } = scanned;
  const drafted = draftPosts(scanned, input);
  const route = joinRoute(config.routeBasePath);
  const listed = drafted.posts.filter(({ document }) => !document.frontMatter.unlisted);
  const tagsRoute = joinRoute(route, config.tagsBasePath);
  const tags = collectTags(drafted.posts, tagsRoute, input.config.tagSigns);
  const routes = listed.map((post) => post.route);
  const sidebar = sidebarOf(drafted.posts, scanned, input);
  const blog: Blog = {
    id: config.id,
    route,
    title: titles.title,
    description: titles.description,
    posts: routes,
    ...(sidebar !== undefined && { sidebar }),
    tags: describeTags(tags.tags, drafted.posts, scanned),
    tagsRoute,
    authors: authorsOfBlog(listed, scanned),
    ...(config.authorsBasePath !== null && { authorsRoute: joinRoute(route, config.authorsBasePath) }),
    ...(config.archiveBasePath !== null &&
      listed.length > 0 && { archiveRoute: joinRoute(route, config.archiveBasePath) }),
    feeds: config.feedOptions,
  };
  const quoted = new Set([...routes, ...tags.tags.flatMap(({ pages }) => pages)]);
  const context = { scanned, input, listed, quoted, tagsByRoute: tags.byRoute };
  const posts = drafted.posts.map((post) => postPage(post, context));
  return {
    blog,
    pages: [...posts, ...listPages(blog, { config, folder: scanned.root.path })],
    findings: [...drafted.findings, ...tags.findings],
  };
}

interface PostContext {
  readonly scanned: ScannedBlog;
  readonly input: AssembleInput;
  readonly listed: readonly PostDraft[];
  /** Routes of the posts whose excerpts appear in lists. */
  readonly quoted: ReadonlySet<string>;
  readonly tagsByRoute: ReadonlyMap<string, readonly PageTag[]>;
}

function postPage(post: PostDraft, { scanned, input, listed, quoted, tagsByRoute }: PostContext): PostPage {
  const { config } = scanned;
  const { document, route, title, date, authors } = post;
  const at = listed.indexOf(post);
  const [previous, next] = at === -1 ? [] : [listed[at - 1], listed[at + 1]];
  const file = fileToEdit({ ...post, path: document.path }, config);
  const path = `${post.id}${posix.extname(document.path)}`;
  const folder = folderOfSource(document.path, path);
  const isFolder = document.frontMatter.slug?.endsWith('/') === true;
  const source = { kind: 'blog', id: config.id, folder, path, route, isFolder } as const;
  const editUrl = editUrlBy(input, document, source) ?? editUrlOf(document, config, file);
  const isInFeeds = at !== -1 && config.feedOptions.type.length > 0 && at < (config.feedOptions.limit ?? listed.length);
  return {
    kind: 'post',
    key: `post:${config.id}/${post.id}`,
    route,
    ...folderMark(input.config, isFolder),
    title,
    ...writtenFacts(document, input.config, {
      updates: input.updates,
      time: config.showLastUpdateTime,
      author: config.showLastUpdateAuthor,
    }),
    hideTitle: false,
    ...(quoted.has(route) && { quoted: isInFeeds ? 'whole' : 'beginning' }),
    ...(editUrl !== undefined && { editUrl }),
    blog: config.id,
    date,
    authors,
    tags: tagsByRoute.get(route) ?? [],
    ...readingTimeOf(post, scanned),
    isTruncated: document.isTruncated === true,
    ...((input.config.documentData || input.hooks?.feedItems !== undefined) && {
      frontMatter: writtenFrontMatter(document),
      ...(document.frontMatterDates && { dates: document.frontMatterDates }),
    }),
    ...(previous !== undefined && { previous: { label: previous.title, route: previous.route } }),
    ...(next !== undefined && { next: { label: next.title, route: next.route } }),
  };
}

function readingTimeOf({ id, document }: PostDraft, { config, listed }: ScannedBlog): Pick<PostPage, 'minutes'> {
  if (!config.showReadingTime) return {};
  if (!listed?.minutes?.has(id)) return { minutes: document.readingMinutes || 1 };
  const minutes = listed.minutes.get(id);
  return minutes === undefined ? {} : { minutes };
}

/** The newest posts. Unlisted ones are among them, because their own pages show them. */
function sidebarOf(
  drafted: readonly PostDraft[],
  { config, titles }: ScannedBlog,
  { config: { documentData } }: AssembleInput,
): BlogSidebar | undefined {
  const { blogSidebarCount: count, blogSidebarGroupByYear: isGrouped } = config;
  const named = count === 'ALL' ? drafted : drafted.slice(0, count);
  if (named.length === 0) return undefined;
  const posts = named.map(({ document, title, route, date }) => ({
    label: document.frontMatter.sidebar_label ?? title,
    route,
    ...(isGrouped && { year: String(new Date(date).getUTCFullYear()) }),
    ...(documentData !== false && { date: new Date(date).toISOString() }),
    ...(document.frontMatter.unlisted && { unlisted: true as const }),
  }));
  return { title: titles.sidebarTitle, posts };
}

/** Adds the descriptions of the tags file, and puts each tag's posts in the order of the blog. */
function describeTags(tags: readonly Tag[], posts: readonly PostDraft[], { tags: file }: ScannedBlog): Tag[] {
  const defined = [...(file?.entries.values() ?? [])].map(({ value }) => value);
  const order = new Map(posts.map(({ route }, index) => [route, index]));
  return tags.map((tag) => {
    const description = defined.find(({ permalink }) => trimSlashes(permalink) === tag.slug)?.description;
    const pages = [...tag.pages].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return { ...tag, pages, ...(description !== undefined && { description }) };
  });
}

function authorsOfBlog(listed: readonly PostDraft[], { authors }: ScannedBlog): AuthorOfBlog[] {
  return [...(authors?.entries.values() ?? [])].map(({ value, ...placed }) => ({
    author: value,
    ...placed,
    posts: listed.filter((post) => post.authors.some(({ key }) => key === value.key)).map(({ route }) => route),
  }));
}
