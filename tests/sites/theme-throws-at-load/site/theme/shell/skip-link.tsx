import { useMarks } from '@site/src/marks';

export function SkipLink() {
  return <a href="#content">{useMarks()}</a>;
}
