import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }) {
  return (
    <Layout {...layoutProps}>
      <div className="own-columns">
        <BlogSidebar sidebar={sidebar} />
        <section className="own-text">{children}</section>
        {toc && <div className="own-toc">{toc}</div>}
      </div>
    </Layout>
  );
}
