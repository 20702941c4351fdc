import { Head } from '@theme/content/head';

export function Described({ name }: { readonly name: string }) {
  return (
    <Head>
      <title>{`The ${name} one`}</title>
      <meta property="og:type" content="profile" />
      <script>{`window.drawn = "${name}";`}</script>
    </Head>
  );
}
