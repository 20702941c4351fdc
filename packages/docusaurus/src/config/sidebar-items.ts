import { posix } from 'node:path';
import type { ContentHooks, DocToList, FolderToList } from '@docsite/core';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';
import { failure, functionOf } from './named-function.js';

/** A document as Docusaurus tells generators of sidebars of it. */
interface GeneratorDoc {
  readonly id: string;
  readonly sidebarPosition?: number | undefined;
  readonly [key: string]: unknown;
}

interface GeneratorInput {
  readonly item: FolderToList['item'];
  readonly docs: readonly GeneratorDoc[];
}

/** Has the generators of sidebars that docs instances name list their folders. */
export function listingOf(docs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'sidebarItems'> {
  const found = docs.flatMap((options) => {
    const own = functionOf(options, 'sidebarItemsGenerator');
    return own === undefined ? [] : [[options.text('id') ?? 'default', own] as const];
  });
  const generators = new Map(found);
  if (generators.size === 0) return {};
  return {
    sidebarItems: (folder) => {
      const generator = generators.get(folder.id);
      if (generator === undefined) return undefined;
      const given = generatorInput(folder);
      // a generator may be asynchronous or not
      return Promise.resolve(given)
        .then((input) => generator.call(input) as readonly unknown[])
        .catch((error: unknown) => {
          throw failure(error, generator.path, takeover);
        });
    },
  };
}

/** What Docusaurus gives generators. */
function generatorInput({ version, folder, item, docs, categories, list }: FolderToList): object {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return {
    item,
    version: { versionName: version, contentPath: folder },
    docs: docs.map((doc) => generatorDoc(doc, folder)),
    categoriesMetadata: categories,
    numberPrefixParser,
    isCategoryIndex,
    defaultSidebarItemsGenerator: async ({ item: { dirName }, docs: wanted }: GeneratorInput) =>
      list(
        dirName,
        wanted.flatMap(({ id, sidebarPosition }) => {
          const doc = byId.get(id);
          return doc === undefined ? [] : [{ ...doc, sidebarPosition }];
        }),
      ),
  };
}

function generatorDoc({ path, ...doc }: DocToList, folder: string): GeneratorDoc {
  const source = `@site/${posix.join(folder, path)}`;
  return { ...doc, source, sourceDirName: posix.dirname(path), unversionedId: doc.id };
}

/** A name without the number that it begins with. */
function numberPrefixParser(filename: string): { filename: string; numberPrefix?: number } {
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*(?=\S)(?!\d)(.+)$/.exec(filename) ?? [];
  return number === undefined || rest === undefined ? { filename } : { filename: rest, numberPrefix: Number(number) };
}

/** Whether a document is the page of its folder. */
function isCategoryIndex({ fileName, directories }: { fileName: string; directories: readonly string[] }): boolean {
  return ['index', 'readme', directories[0]?.toLowerCase()].includes(fileName.toLowerCase());
}
