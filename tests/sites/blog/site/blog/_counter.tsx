import { useState } from 'react';

export function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Counted to ${count}`}
    </button>
  );
}
