import Link from '@docusaurus/Link';
import useGlobalData from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import Price from '@theme/Price';
import { shout } from '@lib/shout';

export default function Shop({ products, title }) {
  const { count } = useGlobalData().shop.garden;
  return (
    <Layout title="Shop">
      <h1>{shout(title)}: {count}</h1>
      {products.map(({ name, price }) => (
        <Link key={name} to={`/shop/${name}`}>
          {name} <Price value={price} />
        </Link>
      ))}
    </Layout>
  );
}
