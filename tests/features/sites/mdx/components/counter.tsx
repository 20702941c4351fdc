import { useState } from 'react';
import './counter.css';

/** Counts the presses of a button. */
export function Counter({ start = 0, children }: { readonly start?: number; readonly children?: React.ReactNode }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  );
}
