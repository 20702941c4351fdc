import { posix } from 'node:path';
import {
  assembleSite,
  createDocumentParser,
  type Document,
  type ScannedSite,
  type SiteConfig,
  scanSite,
  versionFolder,
  versionKey,
} from '@docsite/core';
import { createParseContext } from '../workers/worker/parse-context.js';
import { parseSettings } from '../workers/worker/parse-settings.js';
import { sidebarMessage } from './sidebar-messages.js';
import { described, type SourceMessage, type TranslatedSite, type TranslationFile } from './translation-file.js';

type ScannedDocs = ScannedSite['content']['docs'];

/** The labels of the sidebars of each version, by docs instance and version. */
type VersionLabels = Map<string, Record<string, SourceMessage>>;

/**
 * A file for each version of each docs instance: its label, and those of its sidebars.
 *
 * @param folderOf Returns the folder of an instance's translations.
 */
export async function versionFiles(
  { siteDir, loaded, locale }: TranslatedSite,
  folderOf: (id: string) => string,
): Promise<TranslationFile[]> {
  const { config } = loaded;
  const localeConfigs = { ...config.i18n.localeConfigs, [locale.name]: { ...locale, translate: false } };
  const untranslated = { ...config, i18n: { ...config.i18n, localeConfigs } };
  const scanned = await scanSite({ siteDir, config: untranslated, locale });
  const labels: VersionLabels = new Map();
  const docs = withCollectedLabels(scanned.content.docs, labels);
  const site = assembleSite({
    config,
    configPlaces: loaded.places,
    scanned: { ...scanned, content: { ...scanned.content, docs } },
    documents: await parseDocs(scanned, siteDir, config),
    assets: { assets: {}, missing: {} },
    locale,
    locales: [locale],
    updates: new Map(),
    includeDrafts: true,
  });
  return site.docs.flatMap(({ id, versions }) =>
    versions.map(({ name, label }) => ({
      path: posix.join(folderOf(id), `${versionFolder(name)}.json`),
      messages: {
        'version.label': described(label, `The label for version ${name}`),
        ...labels.get(versionKey(id, name)),
      },
    })),
  );
}

/** Docs that add each label of their sidebars to a table once the sidebars are built. */
function withCollectedLabels(docs: ScannedDocs, labels: VersionLabels): ScannedDocs {
  return docs.map((instance) => ({
    ...instance,
    versions: instance.versions.map((version) => {
      const messages: Record<string, SourceMessage> = {};
      labels.set(versionKey(instance.config.id, version.name), messages);
      const onLabel = (name: string, message: string): void => {
        messages[name] = sidebarMessage(name, message);
      };
      return { ...version, onLabel };
    }),
  }));
}

/** Parses the documents of all versions, by path. */
async function parseDocs(
  { content, sources }: ScannedSite,
  siteDir: string,
  { markdown }: SiteConfig,
): Promise<Record<string, Document>> {
  const parse = createDocumentParser(await createParseContext(parseSettings(siteDir, markdown)));
  const versions = content.docs.flatMap((instance) => instance.versions);
  const own = new Set(versions.flatMap((version) => version.sources.map(({ path }) => path)));
  const documents: Record<string, Document> = {};
  for (const source of sources) if (own.has(source.path)) documents[source.path] = await parse(source);
  return documents;
}
