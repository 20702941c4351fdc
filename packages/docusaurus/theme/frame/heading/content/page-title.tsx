import { usePage } from '@docsite/renderer/template';
import Heading from '@theme/Heading';
import { PageTitle as Original, type PageTitleProps } from '@theme-original/content/page-title';

export type { PageTitleProps };

/**
 * The heading of a page, drawn by the site. Those of posts and of the list of all posts are not, because Docusaurus
 * draws the one without its component, and the other not at all.
 */
export function PageTitle(props: PageTitleProps) {
  const page = usePage();
  const { title = page.title, className = 'page-title', children } = props;
  if (page.kind === 'post' || className === 'visually-hidden') return <Original {...props} />;
  return (
    <header id="ds-page-title" className={className}>
      <Heading as="h1" {...page.writtenIn}>
        {title}
      </Heading>
      {children}
    </header>
  );
}
