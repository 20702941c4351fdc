import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';

export default function Home() {
  const { collectAnchor, collectLink } = useBrokenLinks();
  collectLink('/base/collected');
  collectAnchor('later');
  return (
    <Layout title="Home">
      <a href="/base/redirected-by-the-host">Moved</a>
      <a href="/base/collected">Collected</a>
      <Link to="/unchecked" data-noBrokenLinkCheck>
        Not checked
      </Link>
      <Link to="/checked">Checked</Link>
      <Link to="/docs/start">Start</Link>
      <Link to="#later">Later</Link>
      <Link to="/unchecked-window" target="_blank">
        Another window
      </Link>
    </Layout>
  );
}
