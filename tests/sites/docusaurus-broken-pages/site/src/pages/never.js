import Layout from '@theme/Layout';

const width = window.innerWidth;

export default function Never() {
  return <Layout>{width}</Layout>;
}
