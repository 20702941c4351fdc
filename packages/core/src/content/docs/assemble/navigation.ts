import type { DocsConfig } from '../../../config/site-config.js';
import { type Finding, finding, placeOf } from '../../../diagnostic.js';
import { asQuestion, didYouMean } from '../../../suggest/did-you-mean.js';
import { type FindNearest, findNearest } from '../../../suggest/nearest.js';
import type { NamedRoute } from '../../page.js';
import type { DocDraft } from '../drafts/doc-draft.js';
import type { Crumb } from '../version/docs-page.js';
import type { Sidebar } from '../version/sidebar.js';
import { breadcrumbsByRoute, type PageInOrder, readingOrder, sidebarRoutes } from '../version/sidebar-order.js';

/** The pages of a sidebar, and the index of each. */
interface ReadingOrder {
  readonly list: readonly PageInOrder[];
  readonly indexes: ReadonlyMap<string, number>;
}

/** The pages before and after one. */
interface Neighbours {
  readonly previous?: NamedRoute;
  readonly next?: NamedRoute;
}

/** The keys of front matter that name them by the ids of documents. */
const keysOfNeighbours = { previous: 'pagination_prev', next: 'pagination_next' } as const;

type KeyOfNeighbour = (typeof keysOfNeighbours)[keyof Neighbours];

/** How documents stand in sidebars. */
interface NavigationOptions {
  readonly names: DocsConfig['paginationLabels'];
  /** The sidebar that the page at a route shows if none contains it. */
  readonly displayedSidebar: (route: string) => string | undefined;
}

/** Answers where each document is in the sidebars of its version. */
export class Navigation {
  readonly findings: Finding[] = [];
  private readonly sidebarByRoute = new Map<string, string>();
  private readonly order = new Map<string, ReadingOrder>();
  private readonly crumbs = new Map<string, ReadonlyMap<string, readonly Crumb[]>>();
  private readonly nearestDoc: FindNearest;
  private readonly docsByRoute: ReadonlyMap<string, DocDraft>;

  constructor(
    private readonly sidebars: Readonly<Record<string, Sidebar>>,
    private readonly docs: ReadonlyMap<string, DocDraft>,
    private readonly options: NavigationOptions,
  ) {
    this.nearestDoc = findNearest(docs.keys());
    this.docsByRoute = new Map(Array.from(docs.values(), (doc) => [doc.route, doc]));
    for (const [name, sidebar] of Object.entries(sidebars)) {
      this.crumbs.set(name, breadcrumbsByRoute(sidebar));
      for (const route of sidebarRoutes(sidebar)) this.sidebarByRoute.set(route, name);
      // a category may list its own page first, too
      const list = readingOrder(sidebar).filter(({ route }, index, all) => route !== all[index - 1]?.route);
      // a page listed twice counts where it comes first
      const indexes = new Map(list.map(({ route }, index) => [route, index] as const).reverse());
      this.order.set(name, { list, indexes });
    }
  }

  /**
   * The sidebar that a document shows: the one in its front matter, or else the last one that contains it, as in
   * Docusaurus, or else the one that the configuration has for its address.
   */
  sidebarProperty(doc: DocDraft): { sidebar?: string } {
    const wanted = doc.document.frontMatter.displayed_sidebar;
    if (wanted === null) return {};
    if (wanted !== undefined && Object.hasOwn(this.sidebars, wanted)) return { sidebar: wanted };
    if (wanted !== undefined) this.reportUnknownSidebar(doc, wanted);
    const sidebar = this.sidebarByRoute.get(doc.route) ?? this.options.displayedSidebar(doc.route);
    return sidebar === undefined ? {} : { sidebar };
  }

  breadcrumbs(doc: DocDraft): readonly Crumb[] {
    return this.breadcrumbsOf(doc.route, this.sidebarProperty(doc).sidebar);
  }

  breadcrumbsOf(route: string, sidebar: string | undefined): readonly Crumb[] {
    return (sidebar === undefined ? undefined : this.crumbs.get(sidebar)?.get(route)) ?? [];
  }

  /** The pages before and after a document in the sidebar it shows, unless its front matter names others or none. */
  neighbours(doc: DocDraft): Neighbours {
    const around = this.neighboursOf(doc.route, this.sidebarProperty(doc).sidebar);
    return { ...this.neighbour('previous', doc, around), ...this.neighbour('next', doc, around) };
  }

  /** The pages before and after a page in a sidebar; none if the sidebar does not contain it. */
  neighboursOf(route: string, sidebar: string | undefined): Neighbours {
    const { list, indexes } = this.order.get(sidebar ?? '') ?? {};
    const index = indexes?.get(route);
    if (list === undefined || index === undefined) return {};
    const [previous, next] = [list[index - 1], list[index + 1]];
    return {
      ...(previous !== undefined && { previous: this.named(previous) }),
      ...(next !== undefined && { next: this.named(next) }),
    };
  }

  /** @param around Those in the sidebar. */
  private neighbour(side: keyof Neighbours, doc: DocDraft, around: Neighbours): Neighbours {
    const wanted = doc.document.frontMatter[keysOfNeighbours[side]];
    if (wanted === null) return {};
    const named = wanted === undefined ? around[side] : this.wantedNeighbour(wanted, keysOfNeighbours[side], doc);
    return named === undefined ? {} : { [side]: named };
  }

  private wantedNeighbour(id: string, key: KeyOfNeighbour, doc: DocDraft): NamedRoute | undefined {
    const target = this.docs.get(id);
    if (target?.document.frontMatter.unlisted) return undefined;
    if (target !== undefined) return this.named({ route: target.route });
    const place = doc.document.frontMatterPlaces[key] ?? placeOf(doc.document.path);
    this.findings.push(
      finding(
        'unknown-sidebar-doc',
        place,
        `'${key}' refers to the document '${id}', which does not exist`,
        asQuestion(this.nearestDoc(id)),
      ),
    );
    return undefined;
  }

  /** The labels in a document's front matter take precedence over the one that `sidebars.js` gives. */
  private named({ route, label }: PageInOrder): NamedRoute {
    const doc = this.docsByRoute.get(route);
    if (doc === undefined) return { route, label: label ?? '' };
    const { pagination_label: own, sidebar_label: inSidebar } = doc.document.frontMatter;
    const ofItem = this.options.names === 'sidebar' ? label : undefined;
    return { route, label: own ?? inSidebar ?? ofItem ?? doc.sidebarLabel };
  }

  private reportUnknownSidebar(doc: DocDraft, name: string): void {
    const place = doc.document.frontMatterPlaces.displayed_sidebar ?? placeOf(doc.document.path);
    const message = `'displayed_sidebar' refers to the sidebar '${name}', which does not exist`;
    if (this.findings.some((item) => item.message === message && item.file === place.file)) return;
    this.findings.push(finding('unknown-sidebar', place, message, didYouMean(name, Object.keys(this.sidebars))));
  }
}
