import type { SidebarDoc, SidebarHtml, SidebarLink } from '../version/sidebar.js';
import type { AuthoredItem, ItemOfType } from './authored-sidebar.js';
import { resolveRelativeLink } from './relative-link.js';
import type { SidebarDocs } from './sidebar-docs.js';
import type { SidebarFindings, Spot } from './sidebar-findings.js';
import type { SidebarLabels } from './sidebar-labels.js';

/** What the items of a sidebar are built with. */
export interface EntrySources {
  readonly basePath: string;
  /** The routes of all documents. */
  readonly routes: ReadonlySet<string>;
  readonly docs: SidebarDocs;
  readonly labels: SidebarLabels;
  readonly findings: SidebarFindings;
}

/** An item that names a document. */
type DocItem = Extract<AuthoredItem, { id: string }>;

/** Builds the items of sidebars that contain no others. */
export class SidebarEntries {
  constructor(private readonly sources: EntrySources) {}

  link(item: ItemOfType<'link'>, spot: Spot): SidebarLink {
    const { basePath, routes, labels, findings } = this.sources;
    return {
      type: 'link',
      label: labels.translate(spot, `link.${item.key ?? item.label}`, item.label),
      href: resolveRelativeLink(item.href, basePath, routes),
      ...(item.description !== undefined && { description: item.description }),
      place: findings.placeOf(spot, 'href'),
      ...commonKeysOf(item),
    };
  }

  html(item: ItemOfType<'html'>, spot: Spot): SidebarHtml {
    return {
      type: 'html',
      value: item.value,
      defaultStyle: item.defaultStyle,
      place: this.sources.findings.placeOf(spot, 'value'),
      ...commonKeysOf(item),
    };
  }

  /** The item of a document; none for one that does not exist. */
  doc(item: DocItem, spot: Spot): SidebarDoc[] {
    const doc = this.sources.docs.find(item.id, spot);
    if (doc === undefined) return [];
    const { unlisted, sidebar_class_name: className, sidebar_custom_props: customProps } = doc.document.frontMatter;
    return [
      {
        type: 'doc',
        id: doc.id,
        label: doc.document.frontMatter.sidebar_label ?? this.labelOf(item, spot) ?? doc.title,
        route: doc.route,
        isRef: item.type === 'ref',
        unlisted,
        ...commonKeysOf(item),
        ...commonKeysOf({ className, customProps }),
      },
    ];
  }

  /** The label that a sidebar item gives its document. */
  private labelOf({ label, key = label }: DocItem, spot: Spot): string | undefined {
    return label === undefined ? undefined : this.sources.labels.translate(spot, `doc.${key}`, label);
  }
}

/** The optional keys shared by items of all types. */
export function commonKeysOf({ className, customProps }: Pick<AuthoredItem, 'className' | 'customProps'>): {
  className?: string;
  customProps?: Readonly<Record<string, unknown>>;
} {
  return { ...(className !== undefined && { className }), ...(customProps !== undefined && { customProps }) };
}
