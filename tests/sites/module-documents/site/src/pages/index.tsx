import team from '../../data/team.yml';
import Notes from '../../data/_notes.md';
import Guide, { frontMatter, toc } from '@site/docs/guide.md';
import sample from '!!raw-loader!@site/docs/sample.txt';
import again from '../../docs/sample.txt?raw';

export default function Home() {
  return (
    <main>
      <h1>{frontMatter.title}</h1>
      <p>{toc.map(({ id }) => id).join(' and ')}</p>
      <p>{team.map(({ name }) => name).join(' and ')}</p>
      <pre>{sample + again}</pre>
      <Notes />
      <Guide />
    </main>
  );
}
