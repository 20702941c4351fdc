import type { SiteConfig } from '../config/site-config.js';
import { compareText, type Finding, finding, type Place, placeOf } from '../diagnostic.js';
import { joinRoute } from '../route/route.js';
import { trimSlashes } from '../route/trim-slashes.js';
import { getOrInsert } from '../values/get-or-insert.js';
import type { AssembledDocument } from './assembled-document.js';
import { compareLabels } from './compare-labels.js';
import { isSameTag, tagSlug } from './tag-slug.js';

/** A tag of one docs instance and version; labels with the same slug are one tag. */
export interface Tag {
  readonly label: string;
  readonly slug: string;
  readonly route: string;
  readonly description?: string;
  /** Whether only unlisted pages have it: the tag has a page, but no list shows it. */
  readonly unlisted?: true;
  /** Routes of the listed pages with this tag, ordered by title; all pages if none is listed. */
  readonly pages: readonly string[];
  /** Where the tag is first used. */
  readonly place: Place;
}

/** A tag as written by a page that has it. */
export interface PageTag {
  readonly label: string;
  readonly route: string;
  readonly description?: string;
}

/** A document whose tags are collected. */
export interface TaggedDocument {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly document: AssembledDocument;
}

/** The tags of a version, and problems found with them. */
export interface TagTable {
  /** Sorted by label. */
  readonly tags: readonly Tag[];
  /** Tags of each document by route, in the order of its front matter. */
  readonly byRoute: ReadonlyMap<string, readonly PageTag[]>;
  readonly findings: readonly Finding[];
}

/** A tag in front matter or in a tags file. */
interface TagEntryOfDocument {
  readonly label: string;
  readonly permalink?: string;
  readonly description?: string;
}

interface TagEntry {
  readonly tag: Tag;
  readonly pages: TaggedDocument[];
}

/**
 * Collects the tags of a version. Labels with the same slug are one tag. It is named as in the first document by id,
 * and each page shows it as its author wrote it; labels that differ in more than case and word separators are a
 * finding.
 */
export function collectTags(
  docs: readonly TaggedDocument[],
  tagsPath: string,
  signs: SiteConfig['tagSigns'] = 'named',
): TagTable {
  const entries = new Map<string, TagEntry>();
  const byRoute = new Map<string, readonly PageTag[]>();
  const findings: Finding[] = [];
  for (const doc of docs) {
    const own = new Map<string, PageTag>();
    for (const { label, slug, isChosen, description } of tagsOf(doc, signs)) {
      if (slug === '') {
        findings.push(unaddressed(label, doc));
        continue;
      }
      const make = (): TagEntry => ({ tag: newTag({ label, slug, description }, doc, tagsPath), pages: [] });
      const entry = getOrInsert(entries, slug, make);
      if (!isChosen && !isSameTag(label, entry.tag.label)) findings.push(merged(label, entry.tag, doc));
      if (own.has(slug)) continue;
      entry.pages.push(doc);
      own.set(slug, { label, route: entry.tag.route, ...(description !== undefined && { description }) });
    }
    if (own.size > 0) byRoute.set(doc.route, [...own.values()]);
  }
  const tags = [...entries.values()].map(withPages).sort((a, b) => compareLabels(a.label, b.label));
  return { tags, byRoute, findings };
}

interface WrittenTag {
  readonly label: string;
  readonly slug: string;
  readonly description?: string | undefined;
  /** Whether the author chose the slug. */
  readonly isChosen: boolean;
}

/** The tags of a document as written. */
function tagsOf({ document }: TaggedDocument, signs: SiteConfig['tagSigns']): WrittenTag[] {
  return document.frontMatter.tags.map((entry) => {
    const { label, permalink, description } = (
      typeof entry === 'string' ? { label: entry } : entry
    ) as TagEntryOfDocument;
    return permalink === undefined
      ? { label, slug: tagSlug(label, signs), description, isChosen: false }
      : { label, slug: trimSlashes(permalink), description, isChosen: true };
  });
}

function newTag(
  { label, slug, description }: Omit<WrittenTag, 'isChosen'>,
  doc: TaggedDocument,
  tagsPath: string,
): Tag {
  return {
    label,
    slug,
    route: joinRoute(tagsPath, slug),
    ...(description !== undefined && { description }),
    pages: [],
    place: placeOfTags(doc),
  };
}

const remedy = (label: string): string => `write it as { label: '${label}', permalink: '/name-of-its-own' }`;

function merged(label: string, tag: Tag, doc: TaggedDocument): Finding {
  const message = `the tags '${label}' and '${tag.label}' have the same slug, '${tag.slug}'`;
  return finding('tag-slug', placeOfTags(doc), message, remedy(label));
}

function unaddressed(label: string, doc: TaggedDocument): Finding {
  const message = `the tag '${label}' has no letters or digits to make an address from, and is left out`;
  return finding('tag-slug', placeOfTags(doc), message, remedy(label));
}

function withPages({ tag, pages }: TagEntry): Tag {
  const listed = pages.filter(({ document }) => !document.frontMatter.unlisted);
  if (listed.length > 0) return { ...tag, pages: routesByTitle(listed) };
  return { ...tag, unlisted: true, pages: routesByTitle(pages) };
}

function routesByTitle(pages: readonly TaggedDocument[]): string[] {
  return [...pages].sort((a, b) => compareLabels(a.title, b.title) || compareText(a.id, b.id)).map((doc) => doc.route);
}

function placeOfTags(doc: TaggedDocument): Tag['place'] {
  return doc.document.frontMatterPlaces.tags ?? placeOf(doc.document.path);
}
