import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { configOfMarkdown, findMarkdown } from '../init/existing-markdown.js';
import { explainStart } from '../init/next-steps.js';
import { readStartFiles } from '../init/start-files.js';
import { writeStart } from '../init/write-start.js';
import { exitCode } from '../report/exit-code.js';
import { UsageError } from '../report/usage-error.js';

/** docsite's own package. */
export interface OwnPackage {
  /** Absolute. */
  readonly folder: string;
  readonly version: string;
}

/** `docsite init`: creates a site in a folder. One that holds Markdown only gets a configuration that serves it. */
export async function init(dir: string, { folder, version }: OwnPackage): Promise<number> {
  const siteDir = resolve(dir);
  refuse(siteDir, dir);
  const title = titleOf(basename(siteDir));
  const markdown = findMarkdown(siteDir);
  const files =
    markdown === undefined
      ? readStartFiles(join(folder, 'start'), { title, name: packageName(basename(siteDir)), version })
      : [configOfMarkdown(markdown, title)];
  const start = writeStart(siteDir, files);
  process.stdout.write(`${explainStart(siteDir, start, process.env.npm_config_user_agent)}\n`);
  return exitCode.clean;
}

/** Throws `UsageError` if the folder already holds a site, of docsite or of Docusaurus, which is built as it is. */
function refuse(siteDir: string, dir: string): void {
  if (!existsSync(siteDir)) return;
  if (!statSync(siteDir).isDirectory()) throw new UsageError(`'${dir}' is not a folder`, 'name the folder of the site');
  const config = readdirSync(siteDir).find((name) => /^(?:docsite|docusaurus)\.config\.\w+$/.test(name));
  if (config !== undefined)
    throw new UsageError(`'${dir}' is a site already: it has ${config}`, 'see it: docsite serve --watch --open');
}

/** `my-docs` is 'My docs'. */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_.]+/g, ' ').trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}

function packageName(folder: string): string {
  return (
    folder
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs'
  );
}
