import { fileTest, type LoadedFiles, type LoaderFunction, runLoaders } from '@docsite/core';
import { loadPluginModule, type ModuleSite, UnloadedModule } from '../../load/plugin-module.js';
import { webpackChanges } from './webpack-changes.js';

/** Changes the text of a document, whose path is absolute. */
export type DocumentLoader = (file: { readonly filePath: string; readonly fileContent: string }) => Promise<string>;

/**
 * The rules for documents that plugins configure for webpack, for threads that only parse.
 *
 * @param changes The `configureWebpack` of each plugin.
 */
export function documentRules(changes: readonly unknown[], siteDir: string): LoadedFiles[] {
  return changes.flatMap((change) => {
    try {
      return webpackChanges(change, siteDir).documents;
    } catch {
      // reported where plugins run
      return [];
    }
  });
}

/** Loaders by their files, absolute; a reason, as the end of a sentence, for those that cannot be loaded. */
export type LoadersByFile = ReadonlyMap<string, LoaderFunction | string>;

/** Loads the loaders of rules, as parts of the configuration, so that builds follow changes of them. */
export async function loadLoaders(rules: readonly LoadedFiles[], site: ModuleSite): Promise<LoadersByFile> {
  const files = new Set(rules.flatMap(({ loaders = [] }) => loaders.map(({ file }) => file)));
  const loaded = [...files].map(async (file): Promise<[string, LoaderFunction | string]> => {
    const module = await loadPluginModule(file, 'plugin', site);
    return [file, module instanceof UnloadedModule ? module.reason : (module.default as LoaderFunction)];
  });
  return new Map(await Promise.all(loaded));
}

/**
 * Runs the loaders of rules on the text of documents, those of the last rule first, as webpack does, after those that
 * come before all others.
 */
export function documentLoader(
  rules: readonly LoadedFiles[],
  { siteDir, loaders }: { readonly siteDir: string; readonly loaders: LoadersByFile },
): DocumentLoader | undefined {
  if (rules.length === 0) return undefined;
  const importLoader = async (file: string) => loaders.get(file) as LoaderFunction;
  const inOrder = [...rules].reverse().sort((a, b) => Number(b.order === 'first') - Number(a.order === 'first'));
  const tested = inOrder.map((rule) => ({ loaders: rule.loaders ?? [], isFor: fileTest(rule) }));
  return async ({ filePath, fileContent }) => {
    let text = fileContent;
    for (const rule of tested.filter(({ isFor }) => isFor(filePath))) {
      const { code } = await runLoaders(rule.loaders, { path: filePath, text, siteDir, importLoader });
      text = code;
    }
    return text;
  };
}
