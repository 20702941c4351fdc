import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';

export default function FooterWrapper(props) {
  const { metadata, frontMatter } = useDoc();
  return (
    <>
      <Footer {...props} />
      {frontMatter.comments && <section className="comments" data-term={metadata.id} />}
    </>
  );
}
