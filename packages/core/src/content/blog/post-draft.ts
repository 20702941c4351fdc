import type { PostAuthor } from '../../config/adapters/post-author.js';
import { compareText, type Finding, finding, placeOf } from '../../diagnostic.js';
import { withoutDocumentEnding } from '../../process/files/file-endings.js';
import { joinRoute } from '../../route/route.js';
import type { AssembleInput } from '../assemble-input.js';
import type { AssembledDocument } from '../assembled-document.js';
import { undefinedTags, withDefinedTags } from '../defined-tags.js';
import { titleOf } from '../written-facts.js';
import { authorsOfPost } from './post-authors.js';
import { dateOfPost } from './post-date.js';
import { identifyPost } from './post-identity.js';
import type { ScannedBlog } from './scan-blog.js';

/** A post before it becomes a page: facts that do not depend on other posts. */
export interface PostDraft {
  /** Path within the folder. */
  readonly id: string;
  readonly document: AssembledDocument;
  /** The file that it translates, relative to the site folder; absent for originals. */
  readonly original?: string;
  readonly route: string;
  readonly title: string;
  readonly date: number;
  readonly authors: readonly PostAuthor[];
}

/** The posts of a blog in order, and problems found with them. */
export interface DraftedPosts {
  readonly posts: readonly PostDraft[];
  readonly findings: readonly Finding[];
}

/** Drafts the posts of a blog, newest first unless configured otherwise. */
export function draftPosts(scanned: ScannedBlog, input: AssembleInput): DraftedPosts {
  const findings: Finding[] = [];
  const sources = [...scanned.sources].sort(inFolderOrder);
  const posts = sources.flatMap((source) => {
    const document = input.documents[source.path];
    if (document === undefined || (document.frontMatter.draft && !input.includeDrafts)) return [];
    const post = draftPost(document, source, scanned);
    findings.push(...post.findings);
    return [post.draft];
  });
  posts.sort((a, b) => b.date - a.date);
  if (scanned.config.sortPosts === 'ascending') posts.reverse();
  const byId = new Map(posts.map((post) => [post.id, post]));
  const order = scanned.listed?.order;
  return { posts: order === undefined ? posts : order.flatMap((id) => byId.get(id) ?? []), findings };
}

type BlogSource = ScannedBlog['sources'][number];

/** Posts of the same time are in the order in which Docusaurus finds their files: those in inner folders come later. */
function inFolderOrder({ relative: one }: BlogSource, { relative: other }: BlogSource): number {
  const depthOf = (path: string) => path.split('/').length;
  return depthOf(one) - depthOf(other) || compareText(one, other);
}

function draftPost(
  document: AssembledDocument,
  { relative, original }: BlogSource,
  { config, authors: file, tags, added, made }: ScannedBlog,
): { draft: PostDraft; findings: Finding[] } {
  const { frontMatter, path } = document;
  const identity = identifyPost(relative);
  const known = { named: identity.date, added: added.get(path), made: made.get(path) };
  const { date, findings } = dateOfPost(document, known);
  const written = authorsOfPost(document, { file, name: config.authorsMapPath });
  return {
    draft: {
      id: withoutDocumentEnding(relative),
      document: withDefinedTags(document, tags),
      ...(original !== undefined && { original }),
      route: joinRoute(config.routeBasePath, frontMatter.slug ?? identity.slug),
      title: titleOf(document, identity.name),
      date,
      authors: written.authors,
    },
    findings: [...findings, ...written.findings, ...undefinedTags(document, tags), ...untruncated(document)],
  };
}

function untruncated({ isTruncated, path, readingMinutes = 0 }: AssembledDocument): Finding[] {
  if (isTruncated || readingMinutes <= 1) return [];
  const marker = path.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const place = placeOf(path);
  const message = 'lists show the whole post: it has no excerpt marker';
  return [
    {
      ...finding('untruncated-post', place, message, `write \`${marker}\` after its first paragraphs`),
      cause: message,
    },
  ];
}
