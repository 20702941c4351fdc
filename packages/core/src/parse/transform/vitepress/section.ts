import GithubSlugger from 'github-slugger';
import { readClosingId } from '../../markdown/heading-id.js';
import type { ParseContext } from '../../parse-context.js';
import { vitePressSlug } from './slug.js';

interface FoundHeading {
  readonly line: number;
  readonly level: number;
  readonly id: string;
}

/**
 * The first and last line below a heading of a Markdown file, 0-based and without the heading, up to the next one that
 * is not below it; `undefined` if no heading has this id.
 */
export function findSection(
  lines: readonly string[],
  id: string,
  headingIds: ParseContext['headingIds'],
): readonly [first: number, last: number] | undefined {
  const headings = headingsIn(lines, headingIds);
  const index = headings.findIndex((heading) => heading.id === id);
  const found = headings[index];
  if (found === undefined) return undefined;
  const next = headings.slice(index + 1).find(({ level }) => level <= found.level);
  return [found.line + 1, (next?.line ?? lines.length) - 1];
}

const openingFence = /^ {0,3}(`{3,}(?!.*`)|~{3,})/;

function headingsIn(lines: readonly string[], headingIds: ParseContext['headingIds']): FoundHeading[] {
  const slugger = new GithubSlugger();
  const found: FoundHeading[] = [];
  let fence: string | undefined;
  for (let line = firstLineOf(lines); line < lines.length; line += 1) {
    const text = lines[line] as string;
    if (fence !== undefined) {
      if (text.trim().startsWith(fence) && /^[`~]+$/.test(text.trim())) fence = undefined;
      continue;
    }
    fence = openingFence.exec(text)?.[1];
    const [, marks, words = ''] = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(text) ?? [];
    if (marks === undefined) continue;
    const written = readClosingId(words, headingIds)?.id;
    const slug = headingIds === 'vitepress' ? vitePressSlug(plainOf(words)) : plainOf(words);
    found.push({ line, level: marks.length, id: slugger.slug(written ?? slug, written !== undefined) });
  }
  return found;
}

/** The first line after the front matter, in which `#` begins a comment. */
function firstLineOf(lines: readonly string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

/** The text of a heading without links, code marks and emphasis. */
function plainOf(words: string): string {
  return words
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/`+|\*+|(?<![^\s*])_+|_+(?![^\s*])|<[^>]+>/g, '');
}
