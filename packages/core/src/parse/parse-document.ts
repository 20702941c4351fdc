import type { SourceFile } from '../scan/source-file.js';
import type { ParsedDocument } from './document.js';
import { readDocumentTree } from './document-tree.js';
import { collectFacts } from './facts/document-facts.js';
import { readChangedFrontMatter } from './front-matter/changed-front-matter.js';
import { readFrontMatter, type SplitSource } from './front-matter/front-matter.js';
import { frontMatterDates } from './front-matter/front-matter-dates.js';
import { loadOldParser } from './mdx1/parser/old-parser.js';
import type { ParseContext } from './parse-context.js';
import { type ParseState, startParse } from './parse-state.js';
import { createPipelines, isInFolders, type PluginPipeline } from './plugins/plugin-pipeline.js';
import { preprocessed } from './preprocess/preprocess.js';
import { preprocessedPartials } from './preprocess/preprocess-partials.js';
import { atWrittenLines, type ChangedText } from './preprocess/written-lines.js';
import { type RepeatableDocument, repeatableDocument, repeatDocument, type SourceKind } from './repeat-document.js';

/** Parses a source file; one parser can be used for any number of files. */
export type DocumentParser = (source: SourceFile) => Promise<ParsedDocument>;

/**
 * Creates a parser of documents. Of consecutive files with the same text, it usually parses only the first. A file goes
 * through these steps:
 *
 * 1. front matter is split off and validated;
 * 2. the text is parsed to mdast, comments that suppress findings are removed, partials inlined, literals evaluated;
 * 3. alerts and directives are read; then the site's remark plugins run, and what they added is read;
 * 4. mdast becomes hast, with raw HTML parsed; then the site's rehype plugins run, and what they added is read;
 * 5. server components run, and are replaced by what they return;
 * 6. head elements are removed, code is highlighted, heading ids are assigned, links and components collected;
 * 7. for posts, the title is removed, and words are counted.
 */
export function createDocumentParser(context: ParseContext): DocumentParser {
  const pipelineOf = createPipelines(context);
  const oldParser = context.mdx1 ? loadOldParser() : undefined;
  let last: RepeatableDocument | undefined;
  return async (written) => {
    const { source, problem } = await preprocessed(written, context);
    const format = formatOf(source, context);
    const isPost = isInFolders(source.path, context.postFolders);
    const hasMath = context.hasMath?.(source.path) ?? false;
    const partialPipeline = (path: string) => pipelineOf(path, format);
    const kind: SourceKind = { format, pipeline: partialPipeline(source.path), partialPipeline, isPost, hasMath };
    const repeated = last && (await repeatDocument(source, kind, { other: last, context }));
    if (repeated !== undefined) return repeated;
    const parseOld = (await oldParser)?.(kind.pipeline.addOldSyntax);
    const ownContext = { ...withSyntax(context, kind.pipeline), ...(parseOld && { parseOld }) };
    const partials = await preprocessedPartials(source, format, ownContext);
    const state = startParse(source.path, format, ownContext, partials.texts);
    if (problem !== undefined) state.problems.push(problem);
    state.problems.push(...partials.problems);
    const split = readChangedFrontMatter(source.text, written.text, source.path);
    const parsed = await parseDocument(source, { split, kind, state });
    const document = source === written ? parsed : atWrittenLines(parsed, changedTexts(written, state));
    last = repeatableDocument(source, { kind, document, state });
    return document;
  };
}

/** The format of a document: set in the document itself, or else by the site or the file name. */
function formatOf({ text, path }: SourceFile, context: ParseContext): 'md' | 'mdx' {
  const named = path.endsWith('.mdx') ? 'mdx' : 'md';
  const key = text.startsWith('---') ? text.indexOf('\nmdx:') : -1;
  const isWritten = key !== -1 && key < text.indexOf('\n---');
  const written = isWritten ? readFrontMatter(text, path).frontMatter.mdx?.format : undefined;
  return written === 'detect' ? named : (written ?? (context.format === 'mdx' ? 'mdx' : named));
}

interface DocumentToParse {
  readonly split: SplitSource;
  readonly kind: SourceKind;
  readonly state: ParseState;
}

async function parseDocument(source: SourceFile, { split, kind, state }: DocumentToParse): Promise<ParsedDocument> {
  state.problems.push(...encodingProblems(source), ...split.problems);
  const tree = await readDocumentTree({ source, split, kind, state });
  const facts = await collectFacts(tree, { split, kind, state });
  return {
    path: source.path,
    format: kind.format,
    frontMatter: split.frontMatter,
    frontMatterPlaces: split.places,
    ...datesOf(source, state.context),
    ...facts,
    tree,
    ...(state.files.length > 1 && { files: state.files }),
  };
}

/** The texts that the preprocessor has changed, of the document and of its partials, with lines as in the files. */
function changedTexts(written: SourceFile, state: ParseState): Map<string, ChangedText> {
  const { files, texts, partialSources, partialTexts } = state;
  const changes = files.flatMap((path, index): [string, ChangedText][] => {
    const source = index === 0 ? written.text : partialSources.get(path);
    const isChanged = source !== undefined && (index === 0 || partialTexts.get(path) !== source);
    return isChanged ? [[path, { changed: texts[index] ?? '', written: source }]] : [];
  });
  return new Map(changes);
}

function datesOf({ text }: SourceFile, { dates }: ParseContext): Pick<ParsedDocument, 'frontMatterDates'> {
  const found = dates === 'value' ? frontMatterDates(text) : [];
  return found.length === 0 ? {} : { frontMatterDates: found };
}

/** Adds syntax from plugins, which only remark supports. */
function withSyntax(context: ParseContext, { syntax }: PluginPipeline): ParseContext {
  return syntax === undefined ? context : { ...context, syntax };
}

/** The beginning of a text in UTF-16, of which every other byte is none of a letter in UTF-8. */
const beginsWide = /^(?:\uFFFD{2})?(?:(?:[^\uFFFD]\uFFFD){2}|(?:\uFFFD[^\uFFFD]){2})/;

function encodingProblems(source: SourceFile): ParsedDocument['problems'] {
  if (source.invalidUtf8At === undefined) return [];
  const message = `the file is not UTF-8: byte ${source.invalidUtf8At + 1} cannot be read`;
  return [
    {
      rule: 'encoding',
      message,
      hint: beginsWide.test(source.text) ? 'it is probably UTF-16: save it as UTF-8' : 'save it as UTF-8',
      place: { file: source.path, ...(source.invalidUtf8Place ?? { line: 1, column: 1 }) },
    },
  ];
}
