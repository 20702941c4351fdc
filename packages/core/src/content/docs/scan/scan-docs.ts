import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { localesInside } from '../../../config/localized-docs.js';
import type { DocsConfig, SiteConfig } from '../../../config/site-config.js';
import { type Finding, finding, placeOf } from '../../../diagnostic.js';
import { isDocumentPath } from '../../../process/files/file-endings.js';
import { underscored } from '../../../scan/folder-walks.js';
import { listContent, type ScanContext } from '../../../scan/scan-context.js';
import type { SourceRef, SourceRoot } from '../../../scan/source-root.js';
import { type Messages, readMessages } from '../../../translations/read-messages.js';
import { translatedFolders, translationsFolder } from '../../../translations/translations-folder.js';
import { versionFolder } from '../../localized-folder.js';
import { readTagsFile, type TagsFile } from '../../tags-file.js';
import { type CategoryFile, readCategoryFile } from './category-file.js';
import { findVersionRoots, type VersionRoot } from './content-roots.js';
import { listHugoIndexes, reportForeignIndexes } from './foreign-indexes.js';
import { type AuthoredSidebars, readAuthoredSidebars } from './read-sidebars.js';
import {
  isCategoryFile,
  misnamedCategory,
  misnamedDocument,
  namedFiles,
  secondCategory,
  unlistedVersions,
} from './unread-files.js';

/** The contents of a docs instance's folders. */
export interface ScannedDocs {
  readonly config: DocsConfig;
  readonly versions: readonly ScannedVersion[];
}

/** The contents of one version's folder. */
export interface ScannedVersion {
  readonly name: string;
  readonly root: SourceRoot;
  readonly sources: readonly SourceRef[];
  readonly categories: readonly CategoryFile[];
  /** The tags that its tags file defines. */
  readonly tags?: TagsFile;
  /** The authored sidebars; `false` for no sidebars, absent for a generated one. */
  readonly sidebars?: AuthoredSidebars | false;
  readonly sidebarFile?: string;
  /** Labels of the version and its sidebars in the language of the locale, under Docusaurus's names. */
  readonly messages: Messages;
  /** Called with each translatable label of its sidebars. */
  readonly onLabel?: (name: string, text: string) => void;
}

/** Scans the versions of one docs instance. */
export async function scanDocs(context: ScanContext, config: DocsConfig): Promise<ScannedDocs> {
  const { siteDir, findings } = context;
  const roots = await findVersionRoots(context, config);
  findings.push(...roots.findings, ...unlistedVersions(siteDir, config));
  const versions: ScannedVersion[] = [];
  for (const version of roots.versions) {
    const { name, root } = version;
    if (existsSync(join(siteDir, root.path))) versions.push(await scanVersion(version, context, config));
    else findings.push(missingFolder(root.path, config.id, name));
  }
  return { config, versions };
}

/** Scans the folder of a version. */
async function scanVersion(
  { name, root, sidebarFile }: VersionRoot,
  context: ScanContext,
  config: DocsConfig,
): Promise<ScannedVersion> {
  const { siteDir, findings } = context;
  const ignore = [
    ...context.ignore,
    ...staticInside(context.config, root.path),
    ...localesInside(root.path, config, context.config).map((folder) => `${folder}/**`),
    ...config.exclude,
  ];
  const listed = await listContent(context, root, { patterns: config.include, ignore });
  if (config.slugs === 'hugo') listed.push(...(await listHugoIndexes(context, root, ignore)));
  else findings.push(...(await reportForeignIndexes(context, root, ignore)));
  const sources = context.read(listed.filter((ref) => isDocumentPath(ref.path)));
  const categories = await scanCategories(context, root, ignore);
  const sidebars =
    typeof sidebarFile === 'string' ? await readAuthoredSidebars(siteDir, sidebarFile, findings) : sidebarFile;
  const tags = readTags({ siteDir, root, findings, tagSigns: context.config.tagSigns }, config);
  return {
    name,
    root,
    sources,
    categories,
    ...(tags !== undefined && { tags }),
    messages: readVersionMessages(context, config, name),
    ...(sidebars !== undefined && { sidebars }),
    ...(typeof sidebarFile === 'string' && { sidebarFile }),
  };
}

function readTags(
  files: Omit<Parameters<typeof readTagsFile>[0], 'name'>,
  { tags = 'tags.yml' }: DocsConfig,
): TagsFile | undefined {
  return tags === false || tags === null ? undefined : readTagsFile({ ...files, name: tags });
}

function readVersionMessages(
  { siteDir, config, locale, findings }: ScanContext,
  { id }: DocsConfig,
  name: string,
): Messages {
  const folder = translationsFolder(config, locale);
  if (folder === undefined) return {};
  const names = translatedFolders({ kind: 'docs', id });
  const paths = names.map((own) => posix.join(folder, own, `${versionFolder(name)}.json`));
  return readMessages({ siteDir, paths, findings });
}

/**
 * The patterns of static files in a content root. If the docs are the site folder itself, static files are not
 * documents.
 */
function staticInside(config: SiteConfig, root: string): string[] {
  return root === '.' ? config.staticDirectories.map((folder) => `${folder}/**`) : [];
}

async function scanCategories(
  context: ScanContext,
  root: SourceRoot,
  ignore: readonly string[],
): Promise<CategoryFile[]> {
  // where languages have no pages of their own, messages translate labels, whose originals are their keys
  const written = context.config.i18n.ownPages ? root : { path: root.path };
  const refs = await listContent(context, written, {
    patterns: namedFiles,
    ignore: ignore.filter((item) => item !== underscored),
  });
  const read = refs.filter(({ path }) => isCategoryFile(path));
  const lastIn = new Map(read.map(({ path }) => [posix.dirname(path), path]));
  return refs.flatMap((ref) => {
    const last = lastIn.get(posix.dirname(ref.path));
    if (isCategoryFile(ref.path) && last !== undefined && last !== ref.path) {
      context.findings.push(secondCategory(ref.path, last));
      return [];
    }
    if (isCategoryFile(ref.path)) return readCategoryFile(context.siteDir, ref, context.findings) ?? [];
    if (!isDocumentPath(ref.path)) context.findings.push(misnamed(ref.path));
    return [];
  });
}

function misnamed(path: string): Finding {
  return isDocumentPath(path.toLowerCase()) ? misnamedDocument(path) : misnamedCategory(path);
}

function missingFolder(path: string, id: string, version: string): Finding {
  return finding(
    'missing-folder',
    placeOf(path),
    `the folder '${path}' of the docs instance '${id}' does not exist`,
    version === 'current'
      ? "create it, or fix 'path' in the configuration"
      : `create it, or take '${version}' out of the list of versions`,
  );
}
