import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { defaultConfigFile } from '@docsite/core';
import { withoutBackslash } from '../build/input/out-dir.js';
import { homePageOf } from '../init/home-page.js';
import { configOfMarkdown } from '../init/markdown-config.js';
import { findMarkdownFolder, type MarkdownFolder } from '../init/markdown-folder.js';
import { explainStart, shellPath } from '../init/next-steps.js';
import { readStartFiles, type StartFile } from '../init/start-files.js';
import { titleOfName } from '../init/title-of-name.js';
import { componentsOfTool } from '../init/tool-components.js';
import { notationsOfTool } from '../init/tool-notations.js';
import { faultsInConfigs, noteOnFaults } from '../init/tools/config-faults.js';
import { writeStart } from '../init/write-start.js';
import { UsageError } from '../report/errors/usage-error.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { docsiteConfig, siteAbove } from '../site-config/config-files.js';
import { type OwnConfig, printOwnConfig } from '../site-config/site-config.js';
import { folderOfSite } from './run/open-site.js';

/** docsite's own package. */
export interface OwnPackage {
  /** Absolute. */
  readonly folder: string;
  readonly version: string;
}

/**
 * `docsite init`: creates a site in a folder. A folder with only Markdown gets a configuration that serves it, and a
 * Docusaurus site gets an equivalent configuration. Throws a `UsageError` if the folder already belongs to a site.
 */
export async function init(dir: string, { folder, version }: OwnPackage): Promise<number> {
  const siteDir = resolve(dir);
  refuse(siteDir, dir);
  const own = await printOwnConfig(siteDir);
  if (own !== undefined) return writeOwn(siteDir, own);
  const title = titleOfName(basename(siteDir).replace(/\.+/g, '-')) || 'Documentation';
  const markdown = findMarkdownFolder(siteDir);
  const above = markdown && siteAbove(siteDir);
  if (above !== undefined)
    throw folderOfSite(
      dir,
      above,
      'open that site instead; to make this folder a site too, write a docsite.config.ts in it',
    );
  const files =
    markdown === undefined
      ? readStartFiles(join(folder, 'start'), { title, name: packageName(basename(siteDir)), version })
      : filesFor(siteDir, markdown, { title, modules: join(folder, 'components') });
  const start = writeStart(siteDir, files);
  const notes = markdown === undefined ? [] : notesOf(siteDir, markdown, files);
  process.stdout.write(`${explainStart(siteDir, { ...start, notes }, process.env.npm_config_user_agent)}\n`);
  return exitCode.clean;
}

/**
 * The files that turn a folder of Markdown into a site.
 *
 * @param modules The folder of docsite's modules for components of other tools.
 */
function filesFor(
  siteDir: string,
  markdown: MarkdownFolder,
  { title, modules }: { readonly title: string; readonly modules: string },
): StartFile[] {
  const { files, aliases, components } = componentsOfTool(siteDir, markdown, modules);
  const { files: readers, preprocessor } = notationsOfTool(siteDir, markdown, modules);
  const home = homePageOf(siteDir, markdown, modules);
  const added = { aliases: { ...markdown.aliases, ...aliases }, components, preprocessor };
  const shown = home && { pagesPath: home.pagesPath, exclude: [...(markdown.exclude ?? []), home.replaced] };
  const { sidebar, labels = [] } = markdown;
  const config = configOfMarkdown({ ...markdown, ...added, ...shown }, title);
  const modulesOfSite = [...(home?.files ?? []), ...files, ...readers];
  return [config, ...(sidebar === undefined ? [] : [sidebar]), ...labels, ...modulesOfSite];
}

/** What users of another tool should know. */
function notesOf(
  siteDir: string,
  { tool, path, note, left = [] }: MarkdownFolder,
  files: readonly StartFile[],
): string[] {
  if (tool === undefined) return [];
  const home = files.find(({ path }) => /^docsite\/pages\/.*\.tsx$/.test(path));
  const hasComponents = files.some(({ path }) => /^docsite\/[^/]*\.tsx$/.test(path));
  const hasNotations = files.some(({ path }) => /^docsite\/.*\.ts$/.test(path));
  const components = `The folder docsite draws the components of ${tool} with docsite's theme: change it as you like.`;
  const notations = `The folder docsite reads notations of ${tool} in your documents, which stay as they are.`;
  const others = left.length === 0 ? [] : [`Not taken over from its configuration: ${left.join(', ')}.`];
  const documentation = `'Coming from other tools' in docsite's documentation lists its notations and what to write instead.`;
  return [
    `This is a site of ${tool}. ${documentation}`,
    ...(home ? [`The home page is ${home.path} now, made from the front matter of the former one.`] : []),
    ...(hasComponents ? [components] : []),
    ...(hasNotations ? [notations] : []),
    ...others,
    ...(note === undefined ? [] : [note]),
    ...noteOnFaults(faultsInConfigs(siteDir, { tool, path })),
  ];
}

/** Writes a configuration of docsite next to that of another builder. */
function writeOwn(siteDir: string, { file, text, left }: OwnConfig): number {
  const start = writeStart(siteDir, [{ path: defaultConfigFile, text }]);
  const notes = [
    `docsite.config.ts takes precedence: ${file} is no longer read and can be removed.`,
    ...(left.length === 0 ? [] : [`Not converted, as noted in docsite.config.ts: ${left.join(', ')}.`]),
  ];
  process.stdout.write(`${explainStart(siteDir, { ...start, notes }, process.env.npm_config_user_agent)}\n`);
  return exitCode.clean;
}

/** Throws a `UsageError` if the folder already contains a docsite site. */
function refuse(siteDir: string, dir: string): void {
  if (dir === '')
    throw new UsageError('the name of the folder is empty', 'name it, or leave it out for the current folder');
  withoutBackslash(siteDir);
  if (existsSync(siteDir) && !statSync(siteDir).isDirectory())
    throw new UsageError(`'${dir}' is not a folder`, 'name the folder of the site');
  if (siteDir.split(sep).includes('node_modules'))
    throw new UsageError(`'${dir}' is a folder of installed packages`, 'choose a folder outside node_modules');
  const config = namesIn(siteDir).find((name) => docsiteConfig.test(name));
  if (config !== undefined)
    throw new UsageError(
      `'${dir}' already contains a site: it has ${config}`,
      `open it with: docsite serve ${siteDir === process.cwd() ? '' : `${shellPath(dir)} `}--watch --open`,
    );
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** npm allows names of up to 214 characters. */
function packageName(folder: string): string {
  return (
    folder
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 214)
      .replace(/^-|-$/g, '') || 'docs'
  );
}
