import { posix } from 'node:path';
import type { FrontMatter } from '../../../parse/front-matter/front-matter-schema.js';
import { withoutDocumentEnding } from '../../../process/files/file-endings.js';
import { type NumberPrefixes, prefixReader, stripNumberPrefixes } from '../../../route/number-prefix.js';
import { joinRoute } from '../../../route/route.js';
import { type Slugs, slugPath } from './slug-path.js';

/** The id of a document and where it is served. */
export interface DocIdentity {
  /** Folder and name without number prefixes: `apis/core/lock`. */
  readonly id: string;
  readonly route: string;
  /** Name of the file without extension and number prefix. */
  readonly name: string;
  /** Number prefix of the file name. */
  readonly position?: number;
  /** Whether the document is the page of its folder: `index`, `README`, or named like the folder. */
  readonly isIndex: boolean;
}

interface IdentityOptions {
  /** Route of the version. */
  readonly basePath: string;
  readonly numberPrefixes: NumberPrefixes;
  readonly slugs: Slugs;
  /** The files that are the pages of their folders: `indexFiles`. */
  readonly indexes: ReadonlySet<string>;
}

/**
 * Derives the id and route of a document from its path in the version, its front matter, and the version's base route.
 */
export function identifyDoc(relative: string, frontMatter: FrontMatter, options: IdentityOptions): DocIdentity {
  const { basePath, slugs } = options;
  const { parse_number_prefixes: asked } = frontMatter;
  const read = prefixReader(asked === false ? false : options.numberPrefixes || asked === true);
  const folder = posix.dirname(relative);
  const fileName = withoutDocumentEnding(posix.basename(relative));
  const prefixed = read(fileName);
  const cleanFolder = folder === '.' ? '' : stripNumberPrefixes(folder, read);
  const baseId = frontMatter.id ?? prefixed.name;
  const isIndex = options.indexes.has(relative);
  const address = { folder: slugPath(cleanFolder, slugs), name: slugPath(baseId, slugs), isIndex };
  return {
    id: posix.join(cleanFolder, baseId),
    route: joinRoute(basePath, slugOf(frontMatter, address)),
    name: prefixed.name,
    ...(prefixed.position !== undefined && { position: prefixed.position }),
    isIndex,
  };
}

/** Names of files that are the pages of folders, the first of several. `_index` is Hugo's, `page` that of Next.js. */
function indexNames(folder: string, slugs: Slugs): string[] {
  if (slugs === 'next') return ['index', 'page'];
  const names = ['index', 'readme', '_index'];
  // other tools have a page in the folder for this one
  return slugs === 'names' ? [...names, posix.basename(folder).toLowerCase()] : names;
}

/**
 * The files that are the pages of their folders, as in Docusaurus: of several, `index`, then `README`, then that with
 * the name of the folder. Number prefixes count in this comparison, so `guides/1-guides.md` is not.
 */
export function indexFiles(paths: readonly string[], slugs: Slugs): Set<string> {
  const best = new Map<string, { readonly path: string; readonly rank: number }>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    const rank = indexNames(folder, slugs).indexOf(withoutDocumentEnding(posix.basename(path)).toLowerCase());
    const other = best.get(folder);
    if (rank >= 0 && (other === undefined || rank < other.rank)) best.set(folder, { path, rank });
  }
  return new Set([...best.values()].map(({ path }) => path));
}

/** The path below the base route. As in Docusaurus, `..` does not lead above it. */
function slugOf(frontMatter: FrontMatter, doc: { folder: string; name: string; isIndex: boolean }): string {
  const { slug } = frontMatter;
  if (slug !== undefined) return slug.startsWith('/') ? posix.normalize(slug) : posix.join('/', doc.folder, slug);
  return doc.isIndex ? doc.folder : posix.join(doc.folder, doc.name);
}
