import { posix } from 'node:path';
import { folderOfLocale } from '../localized-docs.js';
import type { ParsedConfig } from '../schema/site.js';
import type { FolderPlugin, I18nConfig, PluginConfig } from '../site-config.js';
import { versionPaths } from '../version-paths.js';

/** A folder of content as its configuration describes it. */
interface ConfiguredContent {
  readonly id?: string | undefined;
  readonly path: string;
  readonly localizedPath?: string | undefined;
  readonly remarkPlugins?: readonly PluginConfig[] | undefined;
  readonly rehypePlugins?: readonly PluginConfig[] | undefined;
}

type ContentKindName = 'docs' | 'blog' | 'pages';

/** The plugins configured for single docs instances, blogs and pages, each with the folders of their documents. */
export function folderPluginsOf(
  parsed: Contents,
  i18n: I18nConfig,
): Readonly<Record<'remarkPlugins' | 'rehypePlugins', readonly FolderPlugin[]>> {
  const contents = contentsOf(parsed);
  const pluginsOf = (key: 'remarkPlugins' | 'rehypePlugins') =>
    contents.flatMap(([content, kind]) => {
      const plugins = content[key] ?? [];
      if (plugins.length === 0) return [];
      const folders = contentFolders(content, kind, i18n);
      return plugins.map((plugin) => ({ folders, plugin }));
    });
  return { remarkPlugins: pluginsOf('remarkPlugins'), rehypePlugins: pluginsOf('rehypePlugins') };
}

type Contents = Pick<ParsedConfig, 'docs' | 'blog' | 'pages'>;

function contentsOf({ docs, blog, pages }: Contents): (readonly [ConfiguredContent, ContentKindName])[] {
  return [
    ...listOf(docs).map((content) => [content, 'docs'] as const),
    ...listOf(blog).map((content) => [content, 'blog'] as const),
    ...listOf(pages).map((content) => [content, 'pages'] as const),
  ];
}

function listOf<T>(value: T | readonly T[] | false | undefined): readonly T[] {
  return value === undefined || value === false ? [] : ([value].flat() as readonly T[]);
}

/** The folders that a piece of content may occupy: its own, those of its versions, and those of its translations. */
export function contentFolders(
  { id, path, localizedPath }: Pick<ConfiguredContent, 'id' | 'path' | 'localizedPath'>,
  kind: ContentKindName,
  { locales, localeConfigs, path: folderOfAll }: I18nConfig,
): string[] {
  const isDefault = id === undefined || id === 'default';
  const names = [isDefault ? kind : id, `docusaurus-plugin-content-${kind}${isDefault ? '' : `-${id}`}`];
  const translations = locales.flatMap((locale) => {
    const folder = localeConfigs[locale]?.path;
    if (folder === undefined) return [];
    const own = localizedPath === undefined ? [] : [folderOfLocale(localizedPath, folder)];
    return [...names.map((name) => posix.join(folderOfAll, folder, name)), ...own];
  });
  const versions = kind === 'docs' ? [versionPaths({ id }).documents] : [];
  return [posix.normalize(path), ...versions, ...translations];
}

/** Adds to folders with formulas the versions and translations of those that are content folders. */
export function mathFolders(
  math: ParsedConfig['markdown']['math'],
  parsed: Contents,
  i18n: I18nConfig,
): ParsedConfig['markdown']['math'] {
  if (typeof math === 'boolean' || math.folders === undefined) return math;
  const contents = contentsOf(parsed).filter(([{ path }]) => math.folders?.includes(path));
  const others = math.folders.filter((folder) => !contents.some(([{ path }]) => path === folder));
  return {
    ...math,
    folders: [...others, ...contents.flatMap(([content, kind]) => contentFolders(content, kind, i18n))],
  };
}

/** Content without its plugins. */
export function withoutPlugins<Content extends ConfiguredContent>(
  content: Content,
): Omit<Content, 'remarkPlugins' | 'rehypePlugins'> {
  const { remarkPlugins: _, rehypePlugins: __, ...rest } = content;
  return rest;
}
