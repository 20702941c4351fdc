import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import { UsageError } from '../../../report/errors/usage-error.js';
import { settingsIn } from '../left-settings.js';
import { joinNotes } from '../notes.js';
import { firstFile, readAddress, readText, readValue } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { sidebarOfToctrees } from './toctree-sidebar.js';

/** Where `sphinx-quickstart` and common layouts place the configuration. */
const folders = ['.', 'docs', 'docs/source', 'doc', 'doc/source', 'source'];

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['html_logo', 'html_favicon', 'html_theme_options', 'html_static_path', 'html_css_files', 'exclude_patterns'],
  ...['myst_substitutions', 'intersphinx_mapping', 'language', 'rst_epilog'],
];

const syntaxNote = 'Directives that document code, such as ```{autoclass}, are shown as code.';

/**
 * Documents in Markdown of a site of Sphinx, which MyST adds. Throws a `UsageError` if all are in reStructuredText,
 * because a new site would only stand beside them.
 */
export const findSphinx: FindToolSite = (siteDir) => {
  const file = firstFile(
    siteDir,
    folders.map((folder) => posix.join(folder, 'conf.py')),
  );
  const config = readText(file);
  if (file === undefined || settingsIn(config, ['extensions', 'html_theme', 'project'], 'toml').length === 0)
    return undefined;
  const path = folders.find((folder) => file === join(siteDir, folder, 'conf.py')) ?? '.';
  const texts = restructuredTexts(join(siteDir, path));
  if (markdownBelow(join(siteDir, path)).next().done === true && texts > 0)
    throw new UsageError(
      `the documents of Sphinx in '${path}' are written in reStructuredText, which docsite does not read`,
      'convert them to Markdown first, such as with rst-to-myst, or create a site in a new folder: docsite init website',
    );
  return {
    tool: 'Sphinx',
    path,
    title: readValue('project', config),
    address: readAddress('html_baseurl', config),
    sidebar: sidebarOfToctrees(join(siteDir, path)),
    displayedSidebars: { '/': 'docs' },
    trailingSlash: false,
    left: settingsIn(config, leftSettings, 'toml'),
    note: joinNotes([
      syntaxNote,
      texts === 0 ? undefined : `${texts} document${texts === 1 ? '' : 's'} in reStructuredText (.rst) cannot be read.`,
    ]),
  };
};

function restructuredTexts(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.rst') && !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(name)).length;
}
