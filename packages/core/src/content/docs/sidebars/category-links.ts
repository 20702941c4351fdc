import GithubSlugger from 'github-slugger';
import type { Place } from '../../../diagnostic.js';
import { joinRoute } from '../../../route/route.js';
import type { SidebarCategoryLink } from '../version/sidebar.js';
import type { AuthoredCategory } from './authored-sidebar.js';
import type { SidebarDocs } from './sidebar-docs.js';
import { type SidebarFindings, type Spot, within } from './sidebar-findings.js';
import type { SidebarLabels } from './sidebar-labels.js';

type AuthoredLink = NonNullable<AuthoredCategory['link']>;

/** What the links of categories are built with. */
export interface CategoryLinkSources {
  readonly basePath: string;
  readonly docs: SidebarDocs;
  readonly labels: SidebarLabels;
  readonly findings: SidebarFindings;
}

/** Builds the links of categories to their pages: documents, or generated indexes. */
export class CategoryLinks {
  /** Slugs of generated indexes, so that categories with the same name get different pages. */
  private readonly indexSlugs = new GithubSlugger();

  constructor(private readonly sources: CategoryLinkSources) {}

  /**
   * The link of a category; undefined for none.
   *
   * @param indexPlace Where a `_category_` file describes the category's page.
   */
  build(item: AuthoredCategory, spot: Spot, indexPlace: Place | undefined): SidebarCategoryLink | undefined {
    const { link } = item;
    if (link === undefined || link === null) return undefined;
    return link.type === 'doc' ? this.buildDoc(link, spot) : this.buildIndex(item, link, { spot, indexPlace });
  }

  private buildDoc({ id }: Extract<AuthoredLink, { type: 'doc' }>, spot: Spot): SidebarCategoryLink | undefined {
    const doc = this.sources.docs.find(id, within(spot, 'link'));
    if (doc === undefined) return undefined;
    const { unlisted } = doc.document.frontMatter;
    return { type: 'doc', id: doc.id, route: doc.route, ...(unlisted && { unlisted }) };
  }

  private buildIndex(
    item: AuthoredCategory,
    link: Exclude<AuthoredLink, { type: 'doc' }>,
    { spot, indexPlace }: { readonly spot: Spot; readonly indexPlace: Place | undefined },
  ): SidebarCategoryLink {
    const { basePath, labels, findings } = this.sources;
    const name = `category.${item.key ?? item.label}`;
    const own = (key: 'title' | 'description') =>
      labels.translate(spot, `${name}.link.generated-index.${key}`, link[key]);
    return {
      type: 'generated-index',
      route: joinRoute(basePath, link.slug ?? `/category/${this.indexSlugs.slug(item.label)}`),
      title: own('title') ?? labels.translate(spot, name, item.label),
      description: own('description') ?? '',
      keywords: link.keywords ?? [],
      place: indexPlace ?? findings.placeOf(spot, 'link'),
      ...(link.image !== undefined && { image: link.image }),
    };
  }
}
