import Layout from '@theme/Layout';

export default function Labs() {
  return (
    <Layout title=" Two folders">
      <h1>What is tried</h1>
    </Layout>
  );
}
