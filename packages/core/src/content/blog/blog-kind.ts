import type { AssembledContent, ContentKind } from '../content-kind.js';
import { assembleBlog } from './assemble-blog.js';
import type { BlogFacts } from './blog.js';
import type { BlogPage } from './blog-page.js';
import { feedFiles, feedLinks, feedPaths } from './feed-files.js';
import { listByFunction } from './list-by-function.js';
import { postArchivePage, postAuthorsPage, postListPage, postTagsPage } from './list-data.js';
import { postPage } from './post-data.js';
import { type ScannedBlog, scanBlog } from './scan-blog.js';

/** Blogs: folders of dated posts, with the pages that list them. */
export const blogKind = {
  name: 'blog' as const,
  scan: async (context) => {
    const scanned: ScannedBlog[] = [];
    for (const blog of context.config.blog ?? []) {
      const found = await scanBlog(context, blog);
      if (found !== undefined) scanned.push(found);
    }
    return scanned;
  },
  sources: (scanned) => ({ roots: scanned.map(({ root }) => root), modules: [] }),
  prepare: listByFunction,
  assemble: (scanned, input): AssembledContent<BlogFacts, BlogPage> => {
    const blogs = scanned.map((blog) => assembleBlog(blog, input));
    return {
      pages: blogs.flatMap(({ pages }) => pages),
      findings: blogs.flatMap(({ findings }) => findings),
      facts: { blogs: blogs.map(({ blog }) => blog) },
      files: blogs.flatMap(({ blog }) => feedPaths(blog, input.config.url)),
    };
  },
  files: ({ blogs }, context) => blogs.flatMap((blog) => feedFiles(blog, context)),
  siteHead: ({ blogs }, context) => blogs.flatMap((blog) => feedLinks(blog, context)),
  pages: {
    post: postPage,
    'post-list': postListPage,
    'post-archive': postArchivePage,
    'post-tags': postTagsPage,
    'post-authors': postAuthorsPage,
  },
} satisfies ContentKind<readonly ScannedBlog[], BlogFacts>;
