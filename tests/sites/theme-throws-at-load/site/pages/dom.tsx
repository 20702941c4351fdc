import { findDOMNode } from 'react-dom';

export default function Dom() {
  return <p>{String(findDOMNode)}</p>;
}
