import { posix } from 'node:path';
import { type ContentHooks, type DocToList, type FolderToList, readNumberPrefix } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { askLater, functionsById } from './named-function.js';

/** A document in the form that Docusaurus passes to sidebar generators. */
interface GeneratorDoc {
  readonly id: string;
  readonly sidebarPosition?: number | undefined;
  readonly [key: string]: unknown;
}

interface GeneratorInput {
  readonly item: FolderToList['item'];
  readonly docs: readonly GeneratorDoc[];
  readonly isCategoryIndex?: (place: DocPlace) => boolean;
}

/**
 * The location of a document, with which Docusaurus determines whether it is a category index; the innermost folder is
 * first.
 */
interface DocPlace {
  readonly fileName: string;
  readonly extension: string;
  readonly directories: readonly string[];
}

/** Lists folders with the configured sidebar generators of docs instances. */
export function listingOf(docs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'sidebarItems'> {
  const generators = functionsById(docs, 'sidebarItemsGenerator');
  if (generators.size === 0) return {};
  const parsers = new Map(docs.map((options) => [options.text('id') ?? 'default', numberPrefixParserOf(options)]));
  return {
    sidebarItems: (folder) => {
      const generator = generators.get(folder.id);
      if (generator === undefined) return undefined;
      const given = generatorInput(folder, parsers.get(folder.id));
      return askLater(generator, takeover, given) as Promise<readonly unknown[]>;
    },
  };
}

type NumberPrefixParser = (filename: string) => unknown;

/** The parser for number prefixes in the names of a docs instance, according to its options. */
function numberPrefixParserOf(options: Keys): NumberPrefixParser {
  const own = options.any('numberPrefixParser');
  if (typeof own === 'function') return own as NumberPrefixParser;
  return own === false ? (filename) => ({ filename }) : defaultNumberPrefixParser;
}

function defaultNumberPrefixParser(filename: string): object {
  const { name, position } = readNumberPrefix(filename);
  return { filename: name, numberPrefix: position };
}

/** The argument with which Docusaurus calls generators. */
function generatorInput(
  { version, folder, item, docs, categories, list }: FolderToList,
  numberPrefixParser: NumberPrefixParser = defaultNumberPrefixParser,
): object {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return {
    item,
    version: { versionName: version, contentPath: folder },
    docs: docs.map((doc) => generatorDoc(doc, folder)),
    categoriesMetadata: categories,
    numberPrefixParser,
    isCategoryIndex,
    defaultSidebarItemsGenerator: async ({
      item: { dirName },
      docs: wanted,
      isCategoryIndex: isIndex,
    }: GeneratorInput) =>
      list(
        dirName,
        wanted.flatMap(({ id, sidebarPosition }) => {
          const doc = byId.get(id);
          if (doc === undefined) return [];
          const asked = isIndex === undefined || isIndex === isCategoryIndex ? {} : { isIndex: isIndex(placeOf(doc)) };
          return [{ ...doc, sidebarPosition, ...asked }];
        }),
      ),
  };
}

function placeOf({ path }: DocToList): DocPlace {
  const { name, ext, dir } = posix.parse(path);
  return { fileName: name, extension: ext, directories: (dir || '.').split('/').reverse() };
}

function generatorDoc({ path, isIndex: _, ...doc }: DocToList, folder: string): GeneratorDoc {
  const source = `@site/${posix.join(folder, path)}`;
  return { ...doc, source, sourceDirName: posix.dirname(path), unversionedId: doc.id };
}

/** Whether a document is the index of its category. */
function isCategoryIndex({ fileName, directories }: DocPlace): boolean {
  return ['index', 'readme', directories[0]?.toLowerCase()].includes(fileName.toLowerCase());
}
