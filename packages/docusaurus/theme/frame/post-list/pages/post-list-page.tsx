import type { PostListPageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { listMetadata } from '@docusaurus/inner/pages/list-metadata';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { authorOf, postContent } from '@docusaurus/plugin-content-blog/client';
import { useRouteProps } from '@docusaurus/router';
import ofAuthors from '@generated/components/Blog/Pages/BlogAuthorsPostsPage';
import ofLists from '@generated/components/BlogListPage';
import ofTags from '@generated/components/BlogTagsPostsPage';
import BlogAuthorsPostsPage from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogListPage from '@theme/BlogListPage';
import BlogTagsPostsPage from '@theme/BlogTagsPostsPage';

/** A page of a list of posts, drawn by the site. */
export function PostListPage({ page }: { readonly page: PostListPageData }) {
  const { url, title, name = title, count, description, all } = page;
  const list = {
    ...useRouteProps(),
    sidebar: useBlogSidebar(),
    items: page.posts.map((post) => ({ content: postContent(post) })),
  };
  const metadata = listMetadata(page);
  const blog = blogOfPage(page);
  if (page.author !== undefined) {
    const Page = ofAuthors[blog] ?? BlogAuthorsPostsPage;
    return (
      <Page
        author={{ ...authorOf(page.author), count }}
        listMetadata={{ ...metadata, allAuthorsPath: all }}
        {...list}
      />
    );
  }
  if (page.subject === 'tag') {
    const Page = ofTags[blog] ?? BlogTagsPostsPage;
    const tag = {
      label: name,
      permalink: url,
      count,
      description,
      allTagsPath: all ?? url,
      unlisted: page.unlisted ?? false,
    };
    return <Page tag={tag} metadata={{ ...tag, name }} listMetadata={metadata} {...list} />;
  }
  const Page = ofLists[blog] ?? BlogListPage;
  return <Page metadata={metadata} {...list} />;
}
