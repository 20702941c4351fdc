import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home">
      <Link to="/docs/sub/b">Page</Link>
      <Link to="/docs/sub/b?x=1#part">Part</Link>
      <Link to="/">Home</Link>
      <Link to="pathname:///data.txt">Data</Link>
      <Link to="https://example.com/a">Outside</Link>
    </Layout>
  );
}
