export const frontMatter = { title: 'The board', description: 'Who decides.' };

export default function Board() {
  return <p>The members of the board wear velvet.</p>;
}
