import { posix } from 'node:path';
import type { Place } from '../diagnostic.js';
import type { SourceFile } from '../scan/source-file.js';
import type { ParsedDocument, ParseProblem } from './document.js';
import type { ParseContext } from './parse-context.js';
import type { ParseState } from './parse-state.js';
import type { PluginPipeline } from './plugins/plugin-pipeline.js';
import { movePlaces } from './preprocess/move-places.js';

/** How a source is parsed, depending on its path. */
export interface SourceKind {
  readonly format: 'md' | 'mdx';
  readonly pipeline: PluginPipeline;
  /** The pipeline of a partial, by path: plugins for certain folders apply to the partials in them. */
  readonly partialPipeline: (path: string) => PluginPipeline;
  readonly isPost: boolean;
  /** Whether `$…$` is a formula. */
  readonly hasMath: boolean;
}

/** A document that can be reused for another source with the same text. */
export interface RepeatableDocument {
  readonly source: SourceFile;
  readonly kind: SourceKind;
  readonly document: ParsedDocument;
  /** The files read for it, by path. */
  readonly filesRead: ParseState['filesRead'];
}

/**
 * A parsed document, if nothing in it except the places of its facts depends on the path of its source: no problem
 * names the file, nothing was read relative to it, and no plugin has read its path.
 */
export function repeatableDocument(
  source: SourceFile,
  { kind, document, state }: { kind: SourceKind; document: ParsedDocument; state: ParseState },
): RepeatableDocument | undefined {
  const { readsBeside, hasServerComponents, isPathAsked, filesRead } = state;
  const isNamed = document.problems.some((problem) => namesFile(problem, posix.basename(source.path)));
  const isBound = readsBeside || hasServerComponents || isPathAsked || isNamed;
  return isBound ? undefined : { source, kind, document, filesRead };
}

/**
 * The document of a source with the same text as one already parsed; its tree is shared. Undefined if the source has to
 * be parsed. Files that were read are read again, because they may have changed, and because callers record what
 * documents read.
 */
export async function repeatDocument(
  source: SourceFile,
  kind: SourceKind,
  { other, context }: { readonly other: RepeatableDocument; readonly context: ParseContext },
): Promise<ParsedDocument | undefined> {
  const isSameText = other.source.hash === source.hash && other.source.text === source.text;
  const { format, pipeline, isPost, hasMath } = other.kind;
  const isSameKind =
    format === kind.format && pipeline === kind.pipeline && isPost === kind.isPost && hasMath === kind.hasMath;
  if (!isSameText || !isSameKind) return undefined;
  for (const [path, text] of other.filesRead) if (context.readFile(path) !== text) return undefined;
  // reads of plugins count for this document, too
  if (hasPlugins(kind)) await context.watcher?.watch(() => undefined);
  return movedTo(source.path, other.document);
}

function namesFile({ message, hint }: ParseProblem, name: string): boolean {
  return message.includes(name) || hint?.includes(name) === true;
}

function hasPlugins({ pipeline }: SourceKind): boolean {
  return pipeline.hasRemarkPlugins || pipeline.hasRehypePlugins;
}

/** A document whose facts are at places in another file. Those of partials keep their places. */
function movedTo(path: string, document: ParsedDocument): ParsedDocument {
  const moved = (place: Place): Place => (place.file === document.path ? { ...place, file: path } : place);
  const { files } = document;
  return { ...movePlaces(document, moved), path, ...(files && { files: [path, ...files.slice(1)] }) };
}
