import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { useState } from 'react';

function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}

export default { ...ComponentTypes, 'custom-counter': Counter };
