import { useState } from 'react';
import { Badge } from './badge';

export function Counter() {
  const [count, setCount] = useState(0);
  return <Badge onPress={() => setCount(count + 1)}>{count}</Badge>;
}
