import type { ParseProblem } from '../document.js';
import type { ParseState } from '../parse-state.js';
import { placeOfNode, placeWithin, sourceOfNode } from '../tree/node-place.js';
import { fenceTitle, readLineRange } from './fence-meta.js';
import type { CodeUse } from './find-code.js';

type Found = Pick<ParseProblem, 'message' | 'hint'> & { readonly written: string };

/** Reports what follows the language of code and has no effect, unless a plugin of the site may read it. */
export function reportOptions(use: CodeUse, state: ParseState): void {
  const { remarkPlugins, rehypePlugins } = state.context;
  if (use.meta === '' || remarkPlugins.length + rehypePlugins.length > 0) return;
  const title = state.context.mdx1 ? undefined : findTitle(use.meta, state.context.codeTitles);
  const lines = findLines(use, state.context.codeMeta === true);
  for (const { written, ...found } of title === undefined ? lines : [title, ...lines])
    state.problems.push({ rule: 'code-options', ...found, place: placeOf(written, use, state) });
}

/** A title that is left out, because its quotation marks are missing, not closed, or those of a word processor. */
function findTitle(meta: string, titles: 'any' | 'quoted' = 'any'): Found | undefined {
  const [, start, written = ''] = /(^|\s)(title=\S+)/.exec(meta) ?? [];
  const read = fenceTitle.exec(meta);
  if (start === undefined || (read !== null && (read[3] === undefined || titles === 'any'))) return undefined;
  const mark = written.charAt('title='.length);
  if (/["']/.test(mark))
    return {
      written,
      message: 'the title is left out, because its quotation mark is not closed',
      hint: `end it with \`${mark}\``,
    };
  const cause = /[“”„]/.test(mark) ? 'its quotation marks are typographic' : 'it has no quotation marks';
  return { written, message: `the title is left out, because ${cause}`, hint: 'write `title="…"`' };
}

/** Braces after the language, or after what marks lines: with their content, and without their end. */
const braces = /(?:^|\s|showLineNumbers(?:=\d+)?|(?<=\s|^)(?:mark|ins|del)=)(\{(?!\.)[\w,;.\s-]*(?:\}|$))/g;

/**
 * Lines that cannot be marked.
 *
 * @param isRead Whether a component of the site reads the options, so that only numbers are meant for docsite.
 */
function findLines({ meta, code }: CodeUse, isRead: boolean): Found[] {
  const count = code.split('\n').length;
  const bare = meta.replace(fenceTitle, (title) => '"'.repeat(title.length));
  return [...bare.matchAll(braces)].flatMap(([, written = '']) => {
    const isMeant = /\d/.test(written) || (!isRead && /^\{[\w-]+\}$/.test(written));
    const found = isMeant ? unmarkedLine(written, count) : undefined;
    return found === undefined ? [] : [{ written, ...found }];
  });
}

const asRanges = 'write numbers of lines and ranges, as in `{1,3-5}`';

/** The first thing in braces that marks no line of some code, which has `count` lines. */
function unmarkedLine(written: string, count: number): Omit<Found, 'written'> | undefined {
  if (!written.endsWith('}')) {
    const isRead = written
      .slice(1)
      .split(',')
      .every((part) => readLineRange(part) !== undefined);
    const hint = isRead ? `write \`${written}}\`` : asRanges;
    return { message: `'${written}' marks no line, because it has no \`}\``, hint };
  }
  for (const part of written.slice(1, -1).split(',')) {
    if (part.trim() === '') continue;
    const subject = `{${part}}` === written ? `'${written}'` : `'${part.trim()}' in '${written}'`;
    const { first, last } = readLineRange(part) ?? { first: 0, last: 0 };
    if (last === 0) return { message: `${subject} marks no line`, hint: asRanges };
    const lines = count === 1 ? 'only one line' : `${count} lines`;
    if (first > count)
      return {
        message: `${subject} marks no line, because the code has ${lines}`,
        hint: 'name lines that it has, or remove the mark',
      };
  }
  return undefined;
}

/** Where the option is written: in the fence, if it is one. */
function placeOf(written: string, { node }: CodeUse, state: ParseState): ParseProblem['place'] {
  const [fence] = /^(?:`{3,}|~{3,}).*/.exec(sourceOfNode(node, state)) ?? [''];
  const index = fence.indexOf(written);
  return index === -1 ? placeOfNode(node, state) : placeWithin(node, index, state);
}
