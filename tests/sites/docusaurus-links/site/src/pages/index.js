import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';

export default function Home() {
  useBrokenLinks().collectLink('/base/collected');
  return (
    <Layout title="Home">
      <a href="/base/redirected-by-the-host">Moved</a>
      <a href="/base/collected">Collected</a>
      <Link to="/unchecked" data-noBrokenLinkCheck>
        Not checked
      </Link>
      <Link to="/checked">Checked</Link>
      <Link to="/docs/start">Start</Link>
    </Layout>
  );
}
