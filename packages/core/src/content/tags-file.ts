import * as z from 'zod';
import type { SiteConfig } from '../config/site-config.js';
import { type KeyedFile, type KeyedFileOptions, readKeyedFile } from './keyed-file.js';
import { tagSlug } from './tag-slug.js';

/** A tag defined in the tags file. */
export interface DefinedTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
}

/** The tags defined for a content folder, by the names that documents use. */
export type TagsFile = KeyedFile<DefinedTag>;

interface ReadOptions extends Pick<KeyedFileOptions<unknown>, 'siteDir' | 'root' | 'name' | 'findings'> {
  /** Whether addresses of tags name the signs of their keys. */
  readonly tagSigns: SiteConfig['tagSigns'];
}

const text = z.union([z.string(), z.number()], 'expected text').transform(String);
const tag = z.strictObject({ label: text.optional(), permalink: z.string().optional(), description: text.optional() });
const schema = tag.nullable();

/** Reads the tags file: `tags.yml` unless the configuration names another. */
export function readTagsFile({ tagSigns, ...options }: ReadOptions): TagsFile | undefined {
  const file = readKeyedFile({ ...options, rule: 'tags-file', holds: 'tags', schema, known: Object.keys(tag.shape) });
  if (file === undefined) return undefined;
  const entries = [...file.entries].map(([key, { value, ...placed }]) => {
    const { label = capitalized(key), permalink = `/${tagSlug(key, tagSigns)}`, description } = value ?? {};
    const tag: DefinedTag = { label, permalink, ...(description !== undefined && { description }) };
    return [key, { value: tag, ...placed }] as const;
  });
  return { ...file, entries: new Map(entries) };
}

/** The label of a tag that defines none: its key with a capital first letter, as in Docusaurus. */
function capitalized(key: string): string {
  return key.slice(0, 1).toUpperCase() + key.slice(1);
}
