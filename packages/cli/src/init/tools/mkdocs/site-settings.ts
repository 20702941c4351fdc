import { hasScheme, propertiesOf } from '@docsite/core';
import type { DocumentLinks } from '../document-links.js';
import { movedAddresses } from '../moved-addresses.js';
import type { MovedAddress, NavbarLink, ThemeSettings } from '../tool-site.js';
import { isText, textOf } from '../written-text.js';

type Options = Readonly<Record<PropertyKey, unknown>>;

/** The options of a plugin or an extension by its name, in a list of names and of objects; undefined without it. */
export function optionsOf(list: unknown, name: string): Options | undefined {
  const all: unknown[] = Array.isArray(list) ? list : [list];
  if (all.includes(name)) return {};
  const found = all.map(propertiesOf).find((one) => Object.hasOwn(one, name));
  return found && propertiesOf(found[name]);
}

/**
 * The settings that docsite has, too.
 *
 * @param path The folder of the documents.
 * @see https://www.mkdocs.org/user-guide/configuration/
 */
export function themeOfMkDocs(options: Options, path: string): ThemeSettings {
  const { logo } = propertiesOf(options.theme);
  return {
    tagline: textOf(options.site_description),
    footer: textOf(options.copyright),
    editUrl: editUrlOf(options, path),
    ...(isText(logo) && !hasScheme(logo) && { logo: { src: `/${logo}` }, logoTitle: textOf(options.site_name) }),
  };
}

/** The repository, which the navbar leads to. */
export function linksOfMkDocs({ repo_url: address, repo_name: name }: Options): NavbarLink[] {
  if (!isText(address) || !URL.canParse(address)) return [];
  const { hostname } = new URL(address);
  const label = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' }[hostname];
  return [{ label: textOf(name) ?? label ?? hostname, address }];
}

/** The address that docsite appends the path of a file to; MkDocs appends that in the folder of the documents. */
function editUrlOf({ repo_url: repository, edit_uri: written }: Options, path: string): string | undefined {
  const isKnown = isText(repository) && /^https?:\/\/(?:github|gitlab)\.com\//.test(repository);
  const edit = written ?? (isKnown ? 'edit/master/docs/' : undefined);
  if (!isText(edit) || (!isText(repository) && !hasScheme(edit))) return undefined;
  const address = hasScheme(edit) ? edit : `${String(repository).replace(/\/?$/, '/')}${edit}`;
  const end = `/${path}`;
  const folder = address.replace(/\/$/, '');
  return folder.endsWith(end) && URL.canParse(folder) ? folder.slice(0, -end.length) : undefined;
}

/** The old addresses of the plugin `redirects`. */
export function redirectsOfMkDocs({ plugins }: Options, documents: DocumentLinks): MovedAddress[] {
  const { redirect_maps: maps } = optionsOf(plugins, 'redirects') ?? {};
  return movedAddresses(
    Object.entries(propertiesOf(maps)).map(([from, to]) => [from, rooted(to)] as const),
    documents,
  );
}

/** A document as its path from the root, which those in the maps of redirects are. */
function rooted(target: unknown): unknown {
  return isText(target) && !hasScheme(target) ? `/${target.replace(/^\//, '')}` : target;
}
