import { type BuiltSite, HtmlPage } from './built-site.js';

/** Where a site is deployed, and how its addresses end. */
export interface Deployment {
  /** Origin: `https://example.org`. */
  readonly url: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
}

/** A static host that serves a built site under its base URL, without redirecting addresses that end as configured. */
export class StaticHost {
  private readonly files: ReadonlySet<string>;
  private readonly ids = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly site: BuiltSite,
    private readonly deployment: Deployment,
  ) {
    this.files = new Set(site.files());
  }

  /** The file served for a path; `undefined` if a reader would see a 404. */
  fileOf(pathname: string): string | undefined {
    const { baseUrl, trailingSlash } = this.deployment;
    if (!pathname.startsWith(baseUrl)) return undefined;
    const path = decodeURIComponent(pathname.slice(baseUrl.length));
    if (path === '' || path.endsWith('/'))
      return this.known(trailingSlash === true || path === '' || this.isLocaleHome(path) ? `${path}index.html` : '');
    if (this.files.has(path)) return path;
    return trailingSlash === true
      ? undefined
      : this.known(trailingSlash === false ? `${path}.html` : `${path}/index.html`);
  }

  /** The problem with an address on a page; `undefined` if it leads somewhere, or to another site. */
  problemOf(href: string, from: string): string | undefined {
    const { url } = this.deployment;
    const target = new URL(href, url + from);
    if (target.origin !== url || href === url) return undefined;
    const file = this.fileOf(target.pathname);
    if (file === undefined) return `${from}: ${href} leads nowhere`;
    const id = decodeURIComponent(target.hash.slice(1));
    return id === '' || this.idsOf(file).has(id) ? undefined : `${from}: ${href} has no such place`;
  }

  private known(file: string): string | undefined {
    return this.files.has(file) ? file : undefined;
  }

  /** The home page of a locale is in a folder, and addressed like one whatever the setting. */
  private isLocaleHome(path: string): boolean {
    return this.files.has(`${path}404.html`);
  }

  private idsOf(file: string): ReadonlySet<string> {
    const known = this.ids.get(file) ?? new Set(new HtmlPage(file, this.site.text(file)).attributes('[id]', 'id'));
    this.ids.set(file, known);
    return known;
  }
}

const linkProperties = { a: 'href', link: 'href', script: 'src', img: 'src', form: 'action' } as const;

const dataProperties = ['dataApp', 'dataSite', 'dataPage', 'dataSidebar'] as const;

/** Every address on a page: links, resources, forms, and those only for machines. */
export function addressesOf(page: HtmlPage): string[] {
  const links = Object.entries(linkProperties).flatMap(([tag, property]) =>
    page.attributes(`${tag}[${property}]`, property),
  );
  const data = [
    ...page.attributes('[data-chunk]', 'dataChunk'),
    ...dataProperties.flatMap((property) => page.attributes('#ds-root', property).flatMap((value) => value.split(' '))),
  ];
  const machine = ['og:url', 'og:image'].flatMap((name) => page.meta(name) ?? []);
  return [...links, ...data, ...machine];
}

/** The values of every `href`, `url`, `src` and `…Url` in a tree of JSON. */
export function addressesInJson(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesInJson);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && /^(?:href|src|url|canonical|chunk)$|Url$/.test(key) ? [item] : addressesInJson(item),
  );
}
