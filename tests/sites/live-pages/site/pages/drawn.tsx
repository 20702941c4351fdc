import { useSite } from 'docsite/theme';
import { Badge } from '../src/badge';

export const frontMatter = { title: 'Drawn' };

export default function Drawn() {
  return (
    <main>
      <h1>{useSite().title}</h1>
      <Badge>drawn</Badge>
    </main>
  );
}
