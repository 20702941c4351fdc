import type { PostArchivePageData } from '@docsite/renderer/template';
import BlogArchivePage from '@theme/BlogArchivePage';

/** All posts of a blog by year, drawn by the site, or by docsite with the words of Docusaurus's theme. */
export function PostArchivePage({ page }: { readonly page: PostArchivePageData }) {
  const posts = page.years.flatMap((year) => year.posts);
  const blogPosts = posts.map(({ label, href, date }) => ({ metadata: { permalink: href, title: label, date } }));
  return <BlogArchivePage archive={{ blogPosts }} />;
}
