import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <h1>Home</h1>
    </Layout>
  );
}
