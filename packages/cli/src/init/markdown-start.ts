import { homePageOf } from './home-page.js';
import { configOfMarkdown } from './markdown-config.js';
import type { MarkdownFolder } from './markdown-folder.js';
import type { SiteStart, StartFile } from './start-files.js';
import { componentsOfTool } from './tool-components.js';
import { notationsOfTool } from './tool-notations.js';
import { notesOnTool } from './tool-notes.js';

/** What a folder of Markdown is given to become a site. */
interface MarkdownGiven {
  /** The title of a site that has none of its own. */
  readonly title: string;
  /** The folder of docsite's modules for components and notations of other tools. */
  readonly modules: string;
}

/** Turns a folder of Markdown into a site: with a configuration, and with modules for what its tool has drawn. */
export function startOfMarkdown(siteDir: string, folder: MarkdownFolder, given: MarkdownGiven): SiteStart {
  const files = filesFor(siteDir, folder, given);
  return { files, notes: notesOnTool(siteDir, folder, files) };
}

function filesFor(siteDir: string, folder: MarkdownFolder, { title, modules }: MarkdownGiven): StartFile[] {
  const { files: drawing, aliases, components } = componentsOfTool(siteDir, folder, modules);
  const { files: reading, preprocessor } = notationsOfTool(siteDir, folder, modules);
  const home = homePageOf(siteDir, folder, modules);
  const added = { aliases: { ...folder.aliases, ...aliases }, components, preprocessor };
  const shown = home && { pagesPath: home.pagesPath, exclude: [...(folder.exclude ?? []), home.replaced] };
  const { sidebar, labels = [] } = folder;
  return [
    configOfMarkdown({ ...folder, ...added, ...shown }, title),
    ...(sidebar === undefined ? [] : [sidebar]),
    ...labels,
    ...(home?.files ?? []),
    ...drawing,
    ...reading,
  ];
}
