import { compareText, type Place } from '../diagnostic.js';
import type { Document } from '../parse/document.js';
import { kebabCase } from '../route/kebab-case.js';
import { joinRoute } from '../route/route.js';

/** A tag of one docs instance and version; labels with the same slug are one tag. */
export interface Tag {
  readonly label: string;
  readonly slug: string;
  readonly route: string;
  readonly description?: string;
  /** Routes of the pages that carry it, in title order. */
  readonly pages: readonly string[];
  /** Where the tag is first used. */
  readonly place: Place;
}

/** A tag as a page that carries it shows it. */
export interface PageTag {
  readonly label: string;
  readonly route: string;
}

/** A document whose tags are collected. */
export interface TaggedDocument {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly document: Document;
}

export interface TagTable {
  /** By label order. */
  readonly tags: readonly Tag[];
  /** Tags of each document, by route, in the order of its front matter. */
  readonly byRoute: ReadonlyMap<string, readonly PageTag[]>;
}

/** Collects the tags of a version. Labels with one slug are one tag, named as the first document by id names it. */
export function collectTags(docs: readonly TaggedDocument[], tagsPath: string): TagTable {
  const tags = new Map<string, { tag: Tag; pages: TaggedDocument[] }>();
  const byRoute = new Map<string, readonly PageTag[]>();
  for (const doc of docs) {
    const own = new Map<string, PageTag>();
    for (const entry of doc.document.frontMatter.tags) {
      const label = typeof entry === 'string' ? entry : entry.label;
      const slug =
        typeof entry === 'string' || entry.permalink === undefined
          ? kebabCase(label)
          : entry.permalink.replace(/^\/+|\/+$/g, '');
      if (slug === '' || own.has(slug)) continue;
      const known = tags.get(slug) ?? {
        tag: { label, slug, route: joinRoute(tagsPath, slug), pages: [], place: placeOfTags(doc) },
        pages: [],
      };
      tags.set(slug, known);
      if (!doc.document.frontMatter.unlisted) known.pages.push(doc);
      own.set(slug, { label: known.tag.label, route: known.tag.route });
    }
    if (own.size > 0) byRoute.set(doc.route, [...own.values()]);
  }
  const listed = [...tags.values()]
    .filter(({ pages }) => pages.length > 0)
    .map(({ tag, pages }) => ({ ...tag, pages: routesByTitle(pages) }));
  return { tags: listed.sort((a, b) => compareLabels(a.label, b.label)), byRoute: withoutUnlisted(byRoute, listed) };
}

/** A tag that only unlisted pages carry has no page. */
function withoutUnlisted(
  byRoute: ReadonlyMap<string, readonly PageTag[]>,
  listed: readonly Tag[],
): Map<string, readonly PageTag[]> {
  const routes = new Set(listed.map((tag) => tag.route));
  return new Map([...byRoute].map(([route, tags]) => [route, tags.filter((tag) => routes.has(tag.route))]));
}

function routesByTitle(pages: readonly TaggedDocument[]): string[] {
  return [...pages].sort((a, b) => compareLabels(a.title, b.title) || compareText(a.id, b.id)).map((doc) => doc.route);
}

/** Alphabetical without regard to case, the same on every machine. */
function compareLabels(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b);
}

function placeOfTags(doc: TaggedDocument): Tag['place'] {
  return doc.document.frontMatterPlaces.tags ?? { file: doc.document.path, line: 1, column: 1 };
}
