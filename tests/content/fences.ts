import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fenced code block of the site's content. */
export interface Fence {
  /** File and line of the first line of code, as `content/docs/index.md:12`. */
  readonly place: string;
  readonly language: string;
  /** The info string after the language. */
  readonly meta: string;
  readonly code: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All fences of the Markdown and MDX files below `content/`. */
export function readFences(): Fence[] {
  const files = readdirSync(`${root}content`, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => fencesOf(readFileSync(`${root}content/${file}`, 'utf8'), `content/${file}`));
}

function fencesOf(text: string, file: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const open = /^([ \t>]*)(`{3,}|~{3,})([\w+-]*)[ \t]*(.*)$/.exec(lines[index] as string);
    if (open === null) continue;
    const [, indent, marks, language, meta] = open as unknown as [string, string, string, string, string];
    const first = index + 1;
    const isClose = (line: string) => line.trim().startsWith(marks) && /^[`~]+$/.test(line.trim());
    while (index + 1 < lines.length && !isClose(lines[index + 1] as string)) index++;
    const code = lines
      .slice(first, index + 1)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    fences.push({ place: `${file}:${first + 1}`, language, meta, code: `${code.join('\n')}\n` });
    index++;
  }
  return fences;
}
