import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtInAdmonitions, importExports, type MarkdownConfig, type ParseContext, readConfig } from '@docsite/core';
import { today } from './today.js';

/**
 * What a thread needs to know to parse. Plugins are functions, which cannot be sent to threads: if there are any,
 * each thread reads the configuration itself.
 */
export interface ParseSettings {
  readonly siteDir: string;
  readonly markdown: Omit<MarkdownConfig, 'remarkPlugins' | 'rehypePlugins'>;
  readonly hasPlugins: boolean;
}

/** The settings of a configuration. */
export function parseSettings(siteDir: string, markdown: MarkdownConfig): ParseSettings {
  const { remarkPlugins, rehypePlugins, ...rest } = markdown;
  return { siteDir, markdown: rest, hasPlugins: remarkPlugins.length + rehypePlugins.length > 0 };
}

/** The context that documents are parsed in. */
export async function createParseContext({ siteDir, markdown, hasPlugins }: ParseSettings): Promise<ParseContext> {
  const modules = new Map<string, ReturnType<typeof importExports>>();
  const plugins = hasPlugins ? (await readConfig(siteDir)).config.markdown : { remarkPlugins: [], rehypePlugins: [] };
  return {
    ...markdown,
    remarkPlugins: plugins.remarkPlugins,
    rehypePlugins: plugins.rehypePlugins,
    admonitions: new Set([...builtInAdmonitions, ...markdown.admonitions]),
    readFile: (path) => {
      try {
        return statSync(join(siteDir, path)).isFile() ? readFileSync(join(siteDir, path), 'utf8') : undefined;
      } catch {
        return undefined;
      }
    },
    importModule: (path) => {
      const known = modules.get(path) ?? importExports(join(siteDir, path));
      modules.set(path, known);
      return known;
    },
    today: today(),
  };
}
