import { usePage } from '@docsite/renderer/template';
import { Counter } from '../components/counter';

export const frontMatter = { title: 'Board', description: 'A page that is a component.' };

/** A page of its own. */
export default function Board() {
  return (
    <>
      <h1>{usePage().title}</h1>
      <Counter />
    </>
  );
}
