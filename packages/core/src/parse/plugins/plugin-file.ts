import { join } from 'node:path';
import type { RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { SourceFile } from '../../scan/source-file.js';
import { placeInText } from '../../text/text-place.js';
import type { SplitSource } from '../front-matter/front-matter.js';
import type { ParseState } from '../parse-state.js';

/**
 * A document in the form that plugins receive: as in Docusaurus, with its front matter in `data`. The state records
 * whether a plugin reads its path.
 */
export function pluginFile(source: SourceFile, { frontMatter }: SplitSource, state: ParseState): VFile {
  const { siteDir } = state.context;
  const file = new VFile({
    path: siteDir === undefined ? source.path : join(siteDir, source.path),
    ...(siteDir !== undefined && { cwd: siteDir }),
    value: source.text,
    data: { frontMatter: structuredClone(frontMatter), compilerName: 'client' },
  });
  return notingPath(file, () => {
    state.isPathAsked = true;
  });
}

/**
 * Wraps a file so that reading or changing its path is recorded: all parts of the path derive from the last entry of
 * its history.
 */
function notingPath(file: VFile, note: () => void): VFile {
  let { history } = file;
  return Object.defineProperty(file, 'history', {
    enumerable: true,
    get: () => {
      note();
      return history;
    },
    set: (value: string[]) => {
      note();
      history = value;
    },
  });
}

/** A partial in the form that plugins receive. */
export function partialFile({ files, texts, context: { siteDir } }: ParseState, index: number): VFile {
  const path = files[index] as string;
  return new VFile({
    path: siteDir === undefined ? path : join(siteDir, path),
    ...(siteDir !== undefined && { cwd: siteDir }),
    value: texts[index] ?? '',
    data: { frontMatter: {}, compilerName: 'client' },
  });
}

const frontMatter = /^---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;

/** The front matter as a node, as remark-frontmatter creates it; none for a document without front matter. */
export function frontMatterNode(text: string): RootContent[] {
  const [whole, value] = frontMatter.exec(text) ?? [];
  if (whole === undefined || value === undefined) return [];
  const written = whole.trimEnd();
  const end = { ...placeInText(written, written.length), offset: written.length };
  return [{ type: 'yaml', value, position: { start: { line: 1, column: 1, offset: 0 }, end } }];
}
