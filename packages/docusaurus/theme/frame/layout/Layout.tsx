import { FrameContext } from '@docusaurus/inner/frame/frame-context';
import { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
import PageLayout, { type LayoutProps } from '@theme-original/Layout';
import { useContext } from 'react';

/**
 * The layout that the site's own `Layout` wraps: the entire layout in the frame, only the metadata in the body of a
 * page.
 */
export default function Layout(props: LayoutProps) {
  const { children, wrapperClassName, noFooter, ...metadata } = props;
  const Frame = useContext(FrameContext);
  if (Frame === undefined) return <PageLayout {...props} />;
  return (
    <Frame noFooter={noFooter}>
      <PageMetadata {...metadata} />
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </Frame>
  );
}
