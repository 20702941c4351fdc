import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home">
      <main>Own page</main>
    </Layout>
  );
}
