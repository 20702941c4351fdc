import useRouteContext from '@docusaurus/useRouteContext';
import { useState } from 'react';

export default function Product({ nested: { product } }) {
  const [taken, take] = useState(0);
  return <button onClick={() => take(taken + 1)}>{product.name} of {useRouteContext().plugin.id}: {taken}</button>;
}
