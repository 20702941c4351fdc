import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { faultsInConfigs, noteOnFaults } from './tools/config-faults.js';

const documentation =
  "'Coming from other tools' in docsite's documentation lists its notations and what to write instead.";

/**
 * What users of another tool should know, one line each; none for a folder that is no site of a tool.
 *
 * @param files What is written beside their documents.
 */
export function notesOnTool(
  siteDir: string,
  { tool, path, note, left = [] }: MarkdownFolder,
  files: readonly StartFile[],
): string[] {
  if (tool === undefined) return [];
  const home = files.find((file) => /^docsite\/pages\/.*\.tsx$/.test(file.path));
  const writes = (pattern: RegExp) => files.some((file) => pattern.test(file.path));
  return [
    `This is a site of ${tool}. ${documentation}`,
    ...(home ? [`The home page is ${home.path} now, made from the front matter of the former one.`] : []),
    ...(writes(/^docsite\/[^/]*\.tsx$/)
      ? [`The folder docsite draws the components of ${tool} with docsite's theme: change it as you like.`]
      : []),
    ...(writes(/^docsite\/.*\.ts$/)
      ? [`The folder docsite reads notations of ${tool} in your documents, which stay as they are.`]
      : []),
    ...(left.length === 0 ? [] : [`Not taken over from its configuration: ${left.join(', ')}.`]),
    ...(note === undefined ? [] : [note]),
    ...noteOnFaults(faultsInConfigs(siteDir, { tool, path })),
  ];
}
