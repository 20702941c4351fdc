import type { StartFile } from '../start-files.js';
import type { Languages } from './languages.js';

/** A link in the navbar, or several below a label. */
export type NavbarLink =
  | { readonly label: string; readonly address: string }
  | { readonly label: string; readonly items: readonly NavbarLink[] };

/** The logo of a site: addresses of images, below the base URL. */
export interface SiteLogo {
  readonly src: string;
  readonly srcDark?: string | undefined;
  readonly alt?: string | undefined;
}

/** Settings of a theme that docsite's has, too. */
export interface ThemeSettings {
  /** What the site is about, in a sentence. */
  readonly tagline?: string | undefined;
  readonly logo?: SiteLogo | undefined;
  /** The name next to the logo; absent for none. */
  readonly logoTitle?: string | undefined;
  /** HTML at the bottom of every page. */
  readonly footer?: string | undefined;
  /** The address that the path of a file, relative to the site folder, is appended to. */
  readonly editUrl?: string | undefined;
  /** Whether pages show when they were changed. */
  readonly showsUpdates?: boolean | undefined;
}

/** An address that has moved: a path below the base URL, and the one of the page there, or an address elsewhere. */
export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}

/** The tools whose sites docsite can continue, except Docusaurus, as users know them. */
export type ToolName =
  | 'Docsify'
  | 'Fumadocs'
  | 'GitBook'
  | 'Hugo'
  | 'Jekyll'
  | 'MkDocs'
  | 'Nextra'
  | 'Rspress'
  | 'Sphinx'
  | 'Starlight'
  | 'VitePress'
  | 'VuePress'
  | 'mdBook';

/** The documents of another tool's site, and those of its settings that docsite has, too. */
export interface ToolSite {
  readonly tool: ToolName;
  /** The folder of the documents, relative to the site folder, with forward slashes. */
  readonly path: string;
  /** The path that addresses of documents begin with, if that is not the root. */
  readonly routeBasePath?: string;
  readonly title?: string | undefined;
  /** Where the site is published: an absolute address. */
  readonly address?: string | undefined;
  /** A sidebars file with the navigation, if that is written down. */
  readonly sidebar?: StartFile | undefined;
  /** The sidebars of pages that none lists, by the beginnings of their addresses, if the tool shows one there. */
  readonly displayedSidebars?: Readonly<Record<string, string>> | undefined;
  /** Its languages, if it has several. */
  readonly languages?: Languages | undefined;
  /** Files with labels of the navigation in other languages. */
  readonly labels?: readonly StartFile[] | undefined;
  readonly theme?: ThemeSettings | undefined;
  /** Links to the sections of the site, if they are written down. */
  readonly navbar?: readonly NavbarLink[] | undefined;
  /** Old addresses, if they are written down. */
  readonly redirects?: readonly MovedAddress[] | undefined;
  /** Whether links to pages that do not exist are no errors. */
  readonly ignoresDeadLinks?: boolean;
  /** Whether readers who have chosen no colours get those of their system; in docsite they do not by default. */
  readonly followsSystemColors?: boolean | undefined;
  /** Whether addresses end in a slash, or pages are files; absent if it does not matter. */
  readonly trailingSlash?: boolean;
  /** Whether numbers at the beginning of names are part of addresses; absent if names may not begin with any. */
  readonly hasNumbers?: boolean;
  /** How the tool makes addresses from names, if not like docsite. */
  readonly slugs?: 'files' | 'astro' | 'hugo' | 'next' | undefined;
  /** How the tool derives ids of headings, if not like docsite. */
  readonly headingIds?: 'vitepress' | 'mkdocs' | undefined;
  /** Whether names between colons are emoji: `:tada:`. */
  readonly hasEmoji?: boolean;
  /** Whether documents may open with a heading of another level than 1 as their title. */
  readonly anyTitle?: boolean;
  /** Patterns of the documents, if others are none. */
  readonly include?: readonly string[];
  /** Files in the folder that are not documents. */
  readonly exclude?: readonly string[];
  /** The folder of static files, if it exists. */
  readonly publicPath?: string | undefined;
  /** A folder of images that the logo is in, if that is not among the static files. */
  readonly imagesPath?: string | undefined;
  /** The settings of its configuration that are not taken over, by their names there. */
  readonly left?: readonly string[];
  /** What users of the tool have to change. */
  readonly note?: string | undefined;
}

/** Finds a site of one tool in a folder; undefined if there is none. */
export type FindToolSite = (siteDir: string) => ToolSite | undefined;
