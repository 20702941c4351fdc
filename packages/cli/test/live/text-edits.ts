import type { ChangedPaths, EditedSite, Edits } from './edited-site.js';

/** Edits of the text of documents. */
export function textEdits(site: EditedSite): Edits {
  const change = (edit: (text: string) => string): ChangedPaths => site.change(edit);
  return {
    'append text': () => change((text) => `${text}\n\nMore of the ${site.word()}.`),
    'first paragraph': () => change((text) => text.replace(/\n\n(?=[A-Z]).*/, `\n\nOn the ${site.word()}.`)),
    'a heading': () => change((text) => `${text}\n\n## The ${site.word()} ${site.count}\n\nBelow.`),
    'rename a heading': () => change((text) => text.replace(/\n## .*/, `\n## ${site.word()}`)),
    'a link': () => change((text) => `${text}\n\n[link](/${site.doc().replace(/^docs\//, '')}#${site.word()})`),
    'an image': () => change((text) => `${text}\n\n![image](@site/docs/image.svg)`),
    'a link to a file': () => change((text) => `${text}\n\n[data](@site/static/${site.word()}.txt)`),
    'remove text': () => change((text) => text.replace(/\n\n[^\n]*$/, '')),
    'a partial': () => site.write('docs/_part.mdx', `## ${site.word()} ${site.count}\n\nA part of [A](/a.md).`),
    'what is suppressed': () =>
      change((text) => `${text}\n\n{/* docsite-ignore image-alt: ${site.word()} */}\n\n![](@site/docs/image.svg)`),
    'a syntax error': () => {
      const path = site.oneOf(site.docs().filter((name) => name.endsWith('.mdx')));
      return path === undefined ? [] : site.break(path, `${site.read(path)}\n\n<Open>`);
    },
    title: () => change((text) => text.replace(/^# .*/m, `# ${site.word()} ${site.count}`)),
    'front matter': () => change((text) => withKey(site, text)),
    slug: () => change((text) => withLine(text, `slug: ${site.oneOf(['', '/'])}${site.word()}-${site.count}`)),
    tags: () => change((text) => withLine(text, `tags: [${site.word()}, ${site.word()}]`)),
    'no front matter': () => change((text) => text.replace(frontMatter, '')),
  };
}

const frontMatter = /^---\n[\s\S]*?\n---\n/;

function withKey(site: EditedSite, text: string): string {
  const lines = [
    `sidebar_label: ${site.word()}`,
    `sidebar_position: ${site.random(9)}`,
    `sidebar_class_name: ${site.word()}`,
    `description: About the ${site.word()}`,
    `keywords: [${site.word()}]`,
    `title: The ${site.word()}`,
    `id: ${site.word()}-${site.count}`,
    `last_update: { author: ${site.word()}, date: 2024-0${site.random(9) + 1}-01 }`,
    'pagination_next: null',
    'hide_table_of_contents: true',
    'draft: true',
    'unlisted: true',
  ];
  return withLine(text, site.oneOf(lines));
}

/** Replaces the line of front matter with the same key. */
function withLine(text: string, line: string): string {
  const before = frontMatter.exec(text)?.[0].split('\n').slice(1, -2) ?? [];
  const key = line.slice(0, line.indexOf(':') + 1);
  const lines = [...before.filter((other) => !other.startsWith(key)), line];
  return `---\n${lines.join('\n')}\n---\n${text.replace(frontMatter, '')}`;
}
