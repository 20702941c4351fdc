import {
  classNames,
  isNotFound,
  type NavbarEntryData,
  type NavbarItemData,
  type NavbarLinkData,
  type PageData,
  sidebarOf,
  usePage,
} from '@docsite/renderer/template';
import { Link } from '@theme/content/link';
import { SearchBox } from '@theme/search/search-box';
import { Dropdown } from '@theme/shell/dropdown';
import { NavbarChoice } from '@theme/shell/navbar-choice';
import { usePreferredVersion } from '@theme/shell/use-preferred-version';
import type { ReactNode } from 'react';

/** An item of the navbar, whatever its type. */
export function NavbarItem({ item }: { readonly item: NavbarItemData }) {
  switch (item.type) {
    case 'link':
    case 'html':
      return entries([item]);
    case 'dropdown':
      return (
        <li>
          <Dropdown label={item.label} className={item.className} linked={item.linked}>
            {entries(item.items)}
          </Dropdown>
        </li>
      );
    case 'search':
      return (
        <li className="navbar-search">
          <SearchBox />
        </li>
      );
    case 'version-dropdown':
    case 'locale-dropdown':
      return <NavbarChoice item={item} />;
    default:
      return null;
  }
}

/** Items of a list: links, and HTML of the site. */
export function entries(items: readonly NavbarEntryData[] = []): ReactNode {
  return items.map((item, index) =>
    item.type === 'html' ? (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        key={index}
        className={classNames('navbar-html', item.className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    ) : (
      item.type === 'link' && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <NavbarLink item={item} />
        </li>
      )
    ),
  );
}

/** A link of the navbar, and how it is marked. */
export interface NavbarLinkProps {
  readonly item: NavbarLinkData;
  /** Class in addition to the item's own, where it is marked. */
  readonly currentClassName?: string | undefined;
}

/** A link of the navbar, marked if it leads to the current page or to the part of the site that contains it. */
export function NavbarLink({ item, currentClassName }: NavbarLinkProps) {
  const page = usePage();
  const target = inVersion(item, page, usePreferredVersion(item.docsInstance)?.name);
  const current = currentValue(target, page);
  const className = classNames('navbar-link', item.className, current && currentClassName);
  return (
    <Link
      href={target.href}
      external={item.external}
      file={item.file}
      marked={item.marked}
      className={className}
      aria-label={item.ariaLabel}
      aria-current={current}
      {...item.attributes}
    >
      {item.html === undefined ? (
        target.label
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
        <span dangerouslySetInnerHTML={{ __html: item.html }} />
      )}
    </Link>
  );
}

/**
 * A link into docs stays in the version of the page. From elsewhere it leads to the version the reader chose, or else
 * to the latest.
 */
function inVersion(item: NavbarLinkData, page: PageData, preferred: string | undefined): NavbarLinkData {
  const docs = 'docs' in page ? page.docs : undefined;
  const own = docs?.instance === item.docsInstance ? docs?.version : undefined;
  const urlOf = (name: string | undefined) => item.versionUrls?.find(({ version }) => version === name);
  return { ...item, ...(urlOf(own) ?? urlOf(preferred)) };
}

function currentValue(item: NavbarLinkData, page: PageData): 'page' | 'true' | undefined {
  if (isNotFound(page)) return undefined;
  if (item.href === page.url) return 'page';
  if (item.activeBasePath !== undefined && isBelow(page.url, item.activeBasePath)) return 'true';
  if (item.activeBaseRegex !== undefined && new RegExp(item.activeBaseRegex, 'i').test(page.url)) return 'true';
  // the name of a sidebar may be prefixed by that of its docs
  const isInSidebar = item.activeSidebar && `/${sidebarOf(page)}`.endsWith(`/${item.activeSidebar}`);
  return isInSidebar ? 'true' : undefined;
}

function isBelow(url: string, base: string): boolean {
  return `${url}/`.startsWith(base.replace(/\/?$/, '/'));
}
