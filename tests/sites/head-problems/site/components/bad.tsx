import { Head } from '@theme/content/head';

export function Bad() {
  return (
    <Head>
      <section>Box</section>
      <meta content="x">{'y'}</meta>
      <link rel="stylesheet" href="/base/absent.css" />
    </Head>
  );
}
