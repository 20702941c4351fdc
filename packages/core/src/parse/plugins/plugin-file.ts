import { join } from 'node:path';
import type { RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { SourceFile } from '../../scan/source-file.js';
import type { SplitSource } from '../front-matter.js';
import type { ParseContext, ParseState } from '../parse-state.js';

/** A document as plugins are given it: after Docusaurus, with its front matter in `data`. */
export function pluginFile(source: SourceFile, { frontMatter }: SplitSource, { siteDir }: ParseContext): VFile {
  return new VFile({
    path: siteDir === undefined ? source.path : join(siteDir, source.path),
    ...(siteDir !== undefined && { cwd: siteDir }),
    value: source.text,
    data: { frontMatter: structuredClone(frontMatter), compilerName: 'client' },
  });
}

/** A partial as plugins are given it. */
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

/** The node of the front matter, as remark-frontmatter makes it; none for a document without. */
export function frontMatterNode(text: string): RootContent[] {
  const [whole, value] = frontMatter.exec(text) ?? [];
  if (whole === undefined || value === undefined) return [];
  const written = whole.trimEnd();
  const lines = written.split('\n');
  const end = { line: lines.length, column: (lines.at(-1) as string).length + 1, offset: written.length };
  return [{ type: 'yaml', value, position: { start: { line: 1, column: 1, offset: 0 }, end } }];
}
