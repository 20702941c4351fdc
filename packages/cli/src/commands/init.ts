import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { defaultConfigFile } from '@docsite/core';
import { withoutBackslash } from '../build/input/out-dir.js';
import { findMarkdownFolder } from '../init/markdown-folder.js';
import { startOfMarkdown } from '../init/markdown-start.js';
import { explainStart, shellPath } from '../init/next-steps.js';
import { readStartFiles, type SiteStart } from '../init/start-files.js';
import { titleOfName } from '../init/title-of-name.js';
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
export async function init(dir: string, ownPackage: OwnPackage): Promise<number> {
  const siteDir = resolve(dir);
  refuse(siteDir, dir);
  const { files, notes } = await startOf(siteDir, dir, ownPackage);
  const start = writeStart(siteDir, files);
  process.stdout.write(`${explainStart(siteDir, { ...start, notes }, process.env.npm_config_user_agent)}\n`);
  return exitCode.clean;
}

/** The start of a site, by what its folder contains: the configuration of another builder, Markdown, or neither. */
async function startOf(siteDir: string, dir: string, { folder, version }: OwnPackage): Promise<SiteStart> {
  const converted = await printOwnConfig(siteDir);
  if (converted !== undefined) return startOfConverted(converted);
  const title = titleOfName(basename(siteDir).replace(/\.+/g, '-')) || 'Documentation';
  const markdown = findMarkdownFolder(siteDir);
  if (markdown === undefined) {
    const values = { title, name: packageName(basename(siteDir)), version };
    return { files: readStartFiles(join(folder, 'start'), values), notes: [] };
  }
  refuseInSite(siteDir, dir);
  return startOfMarkdown(siteDir, markdown, { title, modules: join(folder, 'components') });
}

/** A configuration of docsite beside that of another builder. */
function startOfConverted({ file, text, left }: OwnConfig): SiteStart {
  return {
    files: [{ path: defaultConfigFile, text }],
    notes: [
      `docsite.config.ts takes precedence: ${file} is no longer read and can be removed.`,
      ...(left.length === 0 ? [] : [`Not converted, as noted in docsite.config.ts: ${left.join(', ')}.`]),
    ],
  };
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

/** Throws a `UsageError` for a folder of Markdown within another site, whose documents it probably contains. */
function refuseInSite(siteDir: string, dir: string): void {
  const above = siteAbove(siteDir);
  if (above === undefined) return;
  const hint = 'open that site instead; to make this folder a site too, write a docsite.config.ts in it';
  throw folderOfSite(dir, above, hint);
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
