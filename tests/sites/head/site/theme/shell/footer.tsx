import { Head } from '@theme/content/head';
import { Footer as Original } from '@theme-original/shell/footer';

export function Footer() {
  return (
    <>
      <Head>
        <meta name="of-theme" content="footer" />
      </Head>
      <Original />
    </>
  );
}
