import { useSite } from '@docsite/renderer/template';
import type { BlogListPageProps } from '@theme/BlogListPage';
import { useBlogPost } from './post.js';

const context = 'https://schema.org';

/** The structured data of a list of posts. */
export function useBlogListPageStructuredData({ metadata }: Pick<BlogListPageProps, 'metadata'>) {
  const { url = '' } = useSite();
  const { permalink, blogTitle, blogDescription } = metadata;
  return {
    '@context': context,
    '@type': 'Blog',
    '@id': url + permalink,
    headline: blogTitle,
    description: blogDescription,
  };
}

/** The structured data of a post. */
export function useBlogPostStructuredData() {
  const { url = '' } = useSite();
  const { permalink, title, description, date } = useBlogPost().metadata;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    '@id': url + permalink,
    headline: title,
    description,
    datePublished: date,
  };
}
