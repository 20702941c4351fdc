import type { SourceFile } from '../scan/source-file.js';
import type { ParsedDocument } from './document.js';
import { collectFacts } from './document-facts.js';
import { readDocumentTree } from './document-tree.js';
import { readFrontMatter } from './front-matter.js';
import type { ParseContext } from './parse-context.js';
import { type ParseState, startParse } from './parse-state.js';
import { createPipelines, isInFolders, type PluginPipeline } from './plugins/plugin-pipeline.js';
import { preprocessed } from './preprocess.js';
import { type RepeatableDocument, repeatableDocument, repeatDocument, type SourceKind } from './repeat-document.js';

/** Parses a source file; the same parser serves any number of files. */
export type DocumentParser = (source: SourceFile) => Promise<ParsedDocument>;

/**
 * Makes a parser of documents. One that is given files with the same text one after the other parses the first of them
 * alone, as a rule. A file goes through:
 *
 * 1. front matter off, and validated;
 * 2. text to mdast, comments that suppress findings taken out, partials taken in, literals evaluated;
 * 3. alerts and directives; then the site's remark plugins, and what they have added; fence meta;
 * 4. mdast to hast, raw HTML read; then the site's rehype plugins, and what they have added;
 * 5. server components run, and replaced by what they return;
 * 6. elements for the head taken out, code highlighted, heading ids assigned, links and components collected;
 * 7. of posts the title taken out, and words counted.
 */
export function createDocumentParser(context: ParseContext): DocumentParser {
  const pipelineOf = createPipelines(context);
  let other: RepeatableDocument | undefined;
  return async (written) => {
    const { source, problem } = await preprocessed(written, context);
    const format = formatOf(source, context);
    const isPost = isInFolders(source.path, context.postFolders);
    const hasMath = context.hasMath?.(source.path) ?? false;
    const partialPipeline = (path: string) => pipelineOf(path, format);
    const kind: SourceKind = { format, pipeline: partialPipeline(source.path), partialPipeline, isPost, hasMath };
    const repeated = other && (await repeatDocument(source, kind, { other, context }));
    if (repeated !== undefined) return repeated;
    const state = startParse(source.path, format, withSyntax(context, kind.pipeline));
    if (problem !== undefined) state.problems.push(problem);
    const document = await parseDocument(source, kind, state);
    other = repeatableDocument(source, { kind, document, state });
    return document;
  };
}

/** What a document is read as: what it says itself, or else what the site or its name says. */
function formatOf({ text, path }: SourceFile, context: ParseContext): 'md' | 'mdx' {
  const named = path.endsWith('.mdx') ? 'mdx' : 'md';
  const key = text.startsWith('---') ? text.indexOf('\nmdx:') : -1;
  const isWritten = key !== -1 && key < text.indexOf('\n---');
  const written = isWritten ? readFrontMatter(text, path).frontMatter.mdx?.format : undefined;
  return written === 'detect' ? named : (written ?? (context.format === 'mdx' ? 'mdx' : named));
}

async function parseDocument(source: SourceFile, kind: SourceKind, state: ParseState): Promise<ParsedDocument> {
  const split = readFrontMatter(source.text, source.path);
  state.problems.push(...encodingProblems(source), ...split.problems);
  const tree = await readDocumentTree({ source, split, kind, state });
  const facts = await collectFacts(tree, { split, kind, state });
  return {
    path: source.path,
    format: kind.format,
    frontMatter: split.frontMatter,
    frontMatterPlaces: split.places,
    ...facts,
    tree,
    ...(state.files.length > 1 && { files: state.files }),
  };
}

/** Syntax that plugins add is read by remark. */
function withSyntax(context: ParseContext, { syntax }: PluginPipeline): ParseContext {
  return syntax === undefined ? context : { ...context, syntax };
}

function encodingProblems(source: SourceFile): ParsedDocument['problems'] {
  if (source.invalidUtf8At === undefined) return [];
  const message = `the file is not UTF-8: byte ${source.invalidUtf8At + 1} cannot be read`;
  return [
    {
      rule: 'encoding',
      message,
      hint: 'save it as UTF-8',
      place: { file: source.path, ...(source.invalidUtf8Place ?? { line: 1, column: 1 }) },
    },
  ];
}
