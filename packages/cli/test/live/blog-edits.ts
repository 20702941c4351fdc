import type { ChangedPaths, EditedSite, Edits } from './edited-site.js';

/** Edits of posts, and of what posts refer to. */
export function blogEdits(site: EditedSite): Edits {
  const posts = (): string[] => site.docs().filter((path) => path.startsWith('blog/'));
  const change = (edit: (text: string) => string): ChangedPaths => {
    const path = site.oneOf(posts());
    return path === undefined ? [] : site.write(path, edit(site.read(path)));
  };
  const day = (): string => `2024-0${site.random(9) + 1}-1${site.random(9)}`;
  return {
    'a post': () => site.write(`blog/${day()}-${site.word()}.md`, `# ${site.word()}\n\nThe ${site.word()}.\n`),
    'no post': () => (posts().length < 3 ? [] : site.remove(site.oneOf(posts()))),
    'text of a post': () => change((text) => `${text}\n\nMore of the ${site.word()}.`),
    'the beginning of a post': () => change((text) => text.replace(/\n\n(?=[A-Z]).*/, `\n\nOn the ${site.word()}.`)),
    'much text': () => change((text) => `${text}\n\n${`The ${site.word()}. `.repeat(150)}`),
    truncation: () =>
      change((text) =>
        text.includes('truncate')
          ? text.replace(/\n\n[^\n]*truncate[^\n]*/, '')
          : `${text}\n\n${text.includes('import ') ? '{/* truncate */}' : '<!-- truncate -->'}\n\nThe rest.`,
      ),
    authors: () => change((text) => withKey(text, `authors: [${site.oneOf(['jane', 'john', 'jane, john'])}]`)),
    'a date': () => change((text) => withKey(text, `date: ${day()}`)),
    'the file of authors': () =>
      site.write('blog/authors.yml', `jane: { name: ${site.word()}, page: true }\njohn: { name: John }\n`),
    'the file of tags': () => site.toggle('blog/tags.yml', `red: { label: ${site.word()} }\n`),
    'a module of a post': () => site.write('src/post.jsx', `export function Note() { return <i>${site.word()}</i>; }`),
  };
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

function withKey(text: string, line: string): string {
  const key = line.slice(0, line.indexOf(':') + 1);
  const before = frontMatter.exec(text)?.[1]?.split('\n') ?? [];
  const lines = [...before.filter((other) => !other.startsWith(key)), line];
  return `---\n${lines.join('\n')}\n---\n${text.replace(frontMatter, '')}`;
}
