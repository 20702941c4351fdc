import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { JsonError, parseJson, parseToml, parseYaml, staticConfigFault, TomlError, YamlError } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { filesBelow } from '../../build/input/find-markdown.js';
import { configNames, scriptFormats } from './tool-config.js';
import type { ToolName, ToolSite } from './tool-site.js';

/** What keeps a configuration file from being read, at least in part. Line and column are 1-based. */
export interface ConfigFault {
  /** The file, relative to the site folder, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The configuration files of a tool. */
interface ConfigFiles {
  /** Paths in the site folder. */
  readonly fixed?: readonly string[];
  /** Names among the documents. */
  readonly beside?: RegExp;
}

const hugoNames = ['hugo', 'config', ...['hugo', 'config', 'languages', 'menus', 'menu'].map(inDefault)];
const vitePressNames = ['docs/.vitepress/config', '.vitepress/config'].flatMap((name) => [name, `${name}/index`]);
const vuePressNames = ['docs', 'src', '.'].flatMap((folder) => [
  posix.join(folder, '.vuepress/config'),
  posix.join(folder, '.vuepress/config/index'),
]);

function inDefault(name: string): string {
  return `config/_default/${name}`;
}

/** The configuration files of each tool that docsite reads as a whole. */
const configFiles: Readonly<Record<ToolName, ConfigFiles>> = {
  VitePress: { fixed: vitePressNames.flatMap((name) => configNames(name, scriptFormats)) },
  VuePress: { fixed: [...vuePressNames, 'vuepress.config'].flatMap((name) => configNames(name, scriptFormats)) },
  Starlight: { fixed: configNames('astro.config', scriptFormats) },
  Rspress: { fixed: configNames('rspress.config', scriptFormats), beside: /^_(?:meta|nav)\.json$/ },
  Nextra: { beside: /^_meta\.(?:json|[mc]?[jt]sx?)$/ },
  Fumadocs: { beside: /^meta(?:\.[\w-]+)?\.json$/ },
  Hugo: { fixed: hugoNames.flatMap((name) => configNames(name, ['toml', 'yaml', 'yml', 'json'])) },
  MkDocs: { fixed: configNames('mkdocs', ['yml', 'yaml']) },
  mdBook: { fixed: ['book.toml'] },
  GitBook: { fixed: ['.gitbook.yaml', 'book.json'] },
  Jekyll: { fixed: configNames('_config', ['yml', 'yaml']) },
  // only single values are read in their HTML and Python
  Docsify: {},
  Sphinx: {},
};

/** The first fault of each configuration file of a site that has any. */
export function faultsInConfigs(siteDir: string, { tool, path }: Pick<ToolSite, 'tool' | 'path'>): ConfigFault[] {
  const { fixed = [], beside } = configFiles[tool];
  const others = beside === undefined ? [] : [...filesBelow(join(siteDir, path), (name) => beside.test(name))].sort();
  const found = fixed.filter((name) => isFile(join(siteDir, name)));
  return [...found, ...others.map((name) => posix.join(path, name))].flatMap((name) => faultsIn(siteDir, name));
}

function faultsIn(siteDir: string, path: string): ConfigFault[] {
  try {
    const fault = read(join(siteDir, path));
    return fault === undefined ? [] : [{ path, ...fault }];
  } catch (error) {
    const format = error instanceof YamlError ? 'YAML' : 'TOML';
    if (error instanceof JsonError) return [{ path, line: error.line, column: error.column, message: error.message }];
    if (!(error instanceof YamlError || error instanceof TomlError)) throw error;
    const { line, column, message, hint } = error;
    return [{ path, line, column, message: `it is not valid ${format}: ${message} (${hint})` }];
  }
}

/** Reads a file, which throws what its parser does; the fault of one in JavaScript. */
function read(file: string): Omit<ConfigFault, 'path'> | undefined {
  if (/\.[mc]?[jt]sx?$/.test(file)) return staticConfigFault(file);
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  if (file.endsWith('.json')) parseJson(text);
  else if (file.endsWith('.toml')) parseToml(text);
  else parseYaml(text);
  return undefined;
}

/** What users read about faults. */
export function noteOnFaults(faults: readonly ConfigFault[]): string[] {
  if (faults.length === 0) return [];
  const lines = faults.map(({ path, line, column, message }) => `${path}:${line}:${column}  warning  ${message}`);
  const these = faults.length === 1 ? 'this file' : 'these files';
  return [...lines, `  hint: correct ${these}, remove what was written, and run docsite init again`];
}
