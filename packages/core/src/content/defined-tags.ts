import { type Finding, finding, placeOf } from '../diagnostic.js';
import { didYouMean } from '../suggest/did-you-mean.js';
import type { AssembledDocument } from './assembled-document.js';
import { hasEntry } from './keyed-file.js';
import type { TagsFile } from './tags-file.js';

/** The document with its tags replaced by their definitions in the tags file. */
export function withDefinedTags(document: AssembledDocument, defined: TagsFile | undefined): AssembledDocument {
  if (defined === undefined) return document;
  const tags = document.frontMatter.tags.map((tag) =>
    typeof tag === 'string' ? (defined.entries.get(tag)?.value ?? tag) : tag,
  );
  return { ...document, frontMatter: { ...document.frontMatter, tags } };
}

/** Reports tags of a document that are not defined in the tags file. */
export function undefinedTags(
  { frontMatter, frontMatterPlaces, path }: AssembledDocument,
  tags: TagsFile | undefined,
): Finding[] {
  if (tags === undefined) return [];
  const place = frontMatterPlaces.tags ?? placeOf(path);
  return frontMatter.tags.flatMap((tag) => {
    const label = typeof tag === 'string' ? tag : tag.label;
    if (typeof tag === 'string' && hasEntry(tags, tag)) return [];
    const message = `the tag '${label}' is not in '${tags.path}'`;
    const hint = didYouMean(label, tags.entries.keys()) ?? `describe it in '${tags.path}'`;
    return [{ ...finding('inline-tag', place, message, hint), cause: message }];
  });
}
