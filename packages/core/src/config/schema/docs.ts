import * as z from 'zod';
import { basePath } from './addresses.js';
import { identifier } from './identifier.js';
import { folderPlugins } from './markdown-plugins.js';
import { href } from './urls.js';

const version = z.strictObject({
  /**
   * The name that readers see for the version.
   *
   * @default its name; `Next` for `current`
   */
  label: z.string().exactOptional(),
  /**
   * Path of the version below the base path of the docs.
   *
   * @default none for the last version, `next` for `current`, the name for all others
   */
  path: basePath.exactOptional(),
  /**
   * Banner above each page of the version.
   *
   * @default depends on whether the version comes before or after the last version
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).exactOptional(),
  /**
   * Whether pages show a badge with the version.
   *
   * @default `true` if there are several versions
   */
  badge: z.boolean().exactOptional(),
  /**
   * Class of the `<html>` of its pages. It takes effect only in a theme that reads it:
   * `usePage().docs.versionClassName`.
   *
   * @default none
   */
  className: z.string().exactOptional(),
  /**
   * Whether search engines are asked to leave the version out.
   *
   * @default `false`
   */
  noIndex: z.boolean().exactOptional(),
});

/** One docs instance: a folder of documents under a base path, with its own versions, sidebars and tags. */
export const docsSchema = z.strictObject({
  /** Name of the instance: letters, digits, `-` and `_`. */
  id: identifier.default('default'),
  /**
   * The instance's name on the page that lists all versions.
   *
   * @default its id
   * @example 'Guides'
   */
  label: z.string().exactOptional(),
  /** Folder with the documents, relative to the site folder. */
  path: z.string().default('docs'),
  /** Base path of the routes; `'/'` for the root of the site. */
  routeBasePath: basePath.default('docs'),
  /**
   * Module or JSON file with the sidebars; `false` for no sidebars.
   *
   * @default one sidebar, generated from the folders
   * @example 'sidebars.ts'
   */
  sidebarPath: z.union([z.string(), z.literal(false)], 'expected a path or false').exactOptional(),
  /**
   * Glob patterns of the documents, relative to the folder.
   *
   * @example ['{guides,api}/*.md']
   */
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  /**
   * Glob patterns of files to leave out.
   *
   * @example ['drafts/**']
   */
  exclude: z.array(z.string()).default([]),
  /**
   * File with the tags, in the folder of the documents, or `false`.
   *
   * @default `tags.yml`, if it exists
   */
  tags: z.union([z.string(), z.literal(false), z.null()], 'expected a file or false').exactOptional(),
  /** Whether categories of the sidebar can be closed, unless they say otherwise. */
  sidebarCollapsible: z.boolean().default(true),
  /** Whether categories of the sidebar are closed at first, unless they say otherwise. */
  sidebarCollapsed: z.boolean().default(true),
  /**
   * What the card of a category without a `description` in the sidebar says: the `description` of its page, or the
   * `count` of its entries.
   */
  categoryCards: z.enum(['description', 'count']).default('description'),
  /** Which sidebars a version without a sidebars file of its own has: the `generated` one, or `none`. */
  missingSidebars: z.enum(['generated', 'none']).default('generated'),
  /** What names the previous and next pages: their labels in the `sidebar`, or each `document` itself. */
  paginationLabels: z.enum(['sidebar', 'document']).default('sidebar'),
  /** Path of the tag pages, below the base path of the docs. */
  tagsBasePath: basePath.default('tags'),
  /** Whether pages show breadcrumbs. */
  breadcrumbs: z.boolean().default(true),
  /** Whether a number before a name (`02-name`) determines the order and is left out of the route. */
  numberPrefixes: z.boolean().default(true),
  /**
   * Address to which edit links append the path of the source file.
   *
   * @example 'https://github.com/example/handbook/edit/main'
   */
  editUrl: href.exactOptional(),
  /** Whether the edit link of a translated page points to the translation. */
  editLocalizedFiles: z.boolean().default(false),
  /** Whether the edit link of an old version points to the current one. */
  editCurrentVersion: z.boolean().default(false),
  ...folderPlugins,
  /** Whether pages show when they were last changed, according to Git or front matter. */
  showLastUpdateTime: z.boolean().default(false),
  /** Whether pages show who last changed them, according to Git or front matter. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Whether the docs folder itself is a version, in addition to those in `versioned_docs/`. */
  includeCurrentVersion: z.boolean().default(true),
  /**
   * Name of the version that is served at the base path.
   *
   * @default the first in `versions.json`
   * @example '2.0'
   */
  lastVersion: z.string().exactOptional(),
  /**
   * Names of the versions to build.
   *
   * @default all
   * @example ['current', '2.0']
   */
  onlyIncludeVersions: z.array(z.string()).exactOptional(),
  /**
   * Options of versions, by name; `current` is the docs folder.
   *
   * @example { current: { label: '3.0-dev' } }
   */
  versions: z.record(z.string(), version).default({}),
});
