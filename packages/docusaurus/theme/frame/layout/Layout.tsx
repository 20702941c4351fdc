import { FrameContext } from '@docusaurus/inner/frame/frame-context';
import { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
import PageLayout, { type LayoutProps } from '@theme-original/Layout';
import { useContext } from 'react';

/** The layout that a site's own wraps: in the frame all of it, in the body of a page what the page says of itself. */
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
