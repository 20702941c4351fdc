import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownBelow } from '../build/input/find-markdown.js';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { modulesWithImported } from './tool-modules.js';
import type { ToolName } from './tools/tool-site.js';

/** The notations of another tool that a module in docsite's folder `components` translates. */
interface NotationSource {
  /** The module. */
  readonly name: string;
  /** The function that it exports. */
  readonly reader: string;
  /** What a document with one of the notations contains. */
  readonly pattern: RegExp;
}

const sources: { readonly [Tool in ToolName]?: NotationSource } = {
  Jekyll: {
    name: 'jekyll',
    reader: 'readJekyll',
    pattern: /\{:[ \t]*[.#\w]|\{%|\{\{|^(?:permalink|nav_order|published):/m,
  },
  Docsify: {
    name: 'docsify',
    reader: 'readDocsify',
    pattern:
      /^[ \t]*[!?]> |["' ]:[a-z]+(?:=|["'])|\?id=|docsify-ignore|\]\((?!\w+:|#)[^)]|(?:src|href)=["'](?!\w+:|#)/m,
  },
  Hugo: {
    name: 'hugo',
    reader: 'readHugo',
    pattern:
      /\{\{[<%](?:\/\*| *(?:alert|pageinfo|admonition|callout|hint|notice|note|tip|info|important|warning|caution|danger|tabs|tabpane|cards|cardpane|details|expand|highlight|steps|rawhtml|(?:rel)?ref)\b)|^(?:[-*+] )?#{1,6} .*\{[^}\n]*[.=][^}\n]*\}[ \t]*$/m,
  },
  MkDocs: {
    name: 'mkdocs',
    reader: 'readMkDocs',
    pattern: /^[ \t]*(?:!!!|\?\?\?\+?|===[!+]?)[ \t]+[\w"]|^[ \t>]*-+8<-|[)\]]\{:?[ \t]*[.#\w][^\n}]*\}/m,
  },
  mdBook: { name: 'mdbook', reader: 'readMdBook', pattern: /\{\{[ \t]*#|^[ \t>]*[`~]{3,}[ \t]*(?:admonish|rust)\b/m },
  Sphinx: {
    name: 'myst',
    reader: 'readMyst',
    pattern: /^[ \t>]*(?:`{3,}|~{3,}|:{3,})\{[\w:-]+\}|\{[\w:.-]+\}`|^\([^()\s]+\)=|\[\]\(|^%/m,
  },
  GitBook: { name: 'gitbook', reader: 'readGitBook', pattern: /\{%|^#{1,6} +(?:\d|.*\.)|\]\(\.{1,2}\//m },
};

/** The preprocessor of documents that reads the notations of another tool. */
export interface ToolNotations {
  /** Modules for the site, in the folder `docsite`. */
  readonly files: readonly StartFile[];
  /** The function, and the module of the site that exports it; absent if no document needs it. */
  readonly preprocessor?: { readonly name: string; readonly module: string };
}

/**
 * Finds whether documents in a folder use notations of another tool that docsite does not read itself.
 *
 * @param modules The folder of the modules that translate them.
 */
export function notationsOfTool(siteDir: string, { path, tool }: MarkdownFolder, modules: string): ToolNotations {
  const source = tool && sources[tool];
  const dir = join(siteDir, path);
  if (source === undefined) return { files: [] };
  const isUsed = [...markdownBelow(dir)].some((name) => source.pattern.test(readFileSync(join(dir, name), 'utf8')));
  if (!isUsed) return { files: [] };
  return {
    files: modulesWithImported([`docsite/${source.name}.ts`], modules),
    preprocessor: { name: source.reader, module: `./docsite/${source.name}` },
  };
}
