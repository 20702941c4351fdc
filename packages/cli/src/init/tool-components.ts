import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownBelow } from '../build/input/find-markdown.js';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { modulesWithImported } from './tool-modules.js';
import type { ToolName } from './tools/tool-site.js';

/** The components of another tool, which documents import from these modules. */
interface ComponentSource {
  readonly modules: RegExp;
  /** The module in docsite's folder `components` that draws them with the theme. */
  readonly name: string;
  /** The components that documents of this tool use without an import. */
  readonly builtIn?: { readonly tool: ToolName; readonly names: readonly string[] };
}

const sources: readonly ComponentSource[] = [
  {
    modules: /^@astrojs\/starlight\/components$/,
    name: 'starlight',
    builtIn: { tool: 'Starlight', names: ['Fragment'] },
  },
  { modules: /^(?:nextra\/components|nextra-theme-docs)$/, name: 'nextra' },
  { modules: /^next\/link$/, name: 'next-link' },
  { modules: /^next\/image$/, name: 'next-image' },
  { modules: /^(?:@rspress\/core\/theme|rspress\/theme|@theme)$/, name: 'rspress' },
  {
    modules: /^fumadocs-ui\/components\/(?:accordion|callout|card|files|steps|tabs|type-table)$/,
    name: 'fumadocs',
    builtIn: {
      tool: 'Fumadocs',
      names: [
        ...['Accordion', 'Accordions', 'Callout', 'Card', 'Cards', 'File', 'Files', 'Folder'],
        ...['Step', 'Steps', 'Tab', 'Tabs', 'TypeTable'],
      ],
    },
  },
];

/** Components of another tool that documents use, drawn with docsite's theme. */
export interface ToolComponents {
  /** Modules for the site, in the folder `docsite`. */
  readonly files: readonly StartFile[];
  /** The module of the site for each module that documents import. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The component of a module for each that documents use without an import. */
  readonly components: Readonly<Record<string, string>>;
}

/**
 * Finds the components of another tool that the documents in a folder use.
 *
 * @param modules The folder of the modules that draw them.
 */
export function componentsOfTool(siteDir: string, { path, tool }: MarkdownFolder, modules: string): ToolComponents {
  const dir = join(siteDir, path);
  const paths = [...markdownBelow(dir)].filter((name) => name.endsWith('.mdx') || tool === 'Nextra');
  const used = usedBy(paths.map((name) => readFileSync(join(dir, name), 'utf8')));
  const found = sources.map((source) => {
    const { builtIn } = source;
    const imports = [...used.modules].filter((name) => source.modules.test(name));
    const names = builtIn?.tool === tool ? (builtIn?.names ?? []).filter((name) => used.undeclared.has(name)) : [];
    return { file: `docsite/${source.name}.tsx`, imports, names };
  });
  const needed = found.filter(({ imports, names }) => imports.length + names.length > 0);
  return {
    files: modulesWithImported(
      needed.map(({ file }) => file),
      modules,
    ),
    aliases: Object.fromEntries(needed.flatMap(({ imports, file }) => imports.map((name) => [`${name}$`, file]))),
    components: Object.fromEntries(
      needed.flatMap(({ names, file }) => names.map((name) => [name, `@site/${file}#${name}`])),
    ),
  };
}

/** The modules that documents import, and the components that any of them uses without one. */
function usedBy(texts: readonly string[]): Record<'modules' | 'undeclared', ReadonlySet<string>> {
  const modules = new Set<string>();
  const undeclared = new Set<string>();
  for (const text of texts) {
    const imports = [...text.matchAll(/^import\s+([^'"]*?)\s+from\s+['"]([^'"]+)['"]/gm)];
    for (const [, , name = ''] of imports) modules.add(name);
    const declared = new Set(imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? []));
    for (const [, name = ''] of text.matchAll(/<([A-Z]\w*)/g)) if (!declared.has(name)) undeclared.add(name);
  }
  return { modules, undeclared };
}
