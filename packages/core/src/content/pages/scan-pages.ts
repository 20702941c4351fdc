import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { PagesConfig } from '../../config/site-config.js';
import { isDocumentPath } from '../../process/files/file-endings.js';
import { listContent, type ScanContext } from '../../scan/scan-context.js';
import type { ModuleRef, SourceRef, SourceRoot } from '../../scan/source-root.js';
import { localizedFolder } from '../localized-folder.js';
import { readModuleFrontMatter } from './module-front-matter.js';

/** The contents of a pages folder. */
export interface ScannedPages {
  readonly config: PagesConfig;
  readonly root: SourceRoot;
  readonly documents: readonly SourceRef[];
  /** React pages: `.tsx` and `.jsx` files, and `.ts` and `.js` if the site includes them. */
  readonly modules: readonly ModuleRef[];
}

/** Scans the folder of pages; undefined if the site has none. */
export async function scanPages(context: ScanContext, config: PagesConfig): Promise<ScannedPages | undefined> {
  const path = posix.normalize(config.path);
  if (!existsSync(join(context.siteDir, path))) return undefined;
  const localizedPath = localizedFolder(context, { kind: 'pages', id: config.id });
  const root: SourceRoot = { path, ...(localizedPath !== undefined && { localizedPath }) };
  const ignore = [...context.ignore, '**/*.test.*', ...config.exclude];
  const refs = await listContent(context, root, { patterns: config.include, ignore });
  const documents = context.read(refs.filter((ref) => isDocumentPath(ref.path)));
  const modules = refs.filter((ref) => /\.[jt]sx?$/.test(ref.path)).map((ref) => scanModule(context, ref));
  return { config, root, documents, modules: await Promise.all(modules) };
}

async function scanModule({ siteDir }: ScanContext, ref: SourceRef): Promise<ModuleRef> {
  return { ...ref, frontMatter: await readModuleFrontMatter(join(siteDir, ref.path)) };
}
