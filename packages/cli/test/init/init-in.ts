import { expect } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { filesIn } from '../files-in.js';

/** What `docsite init` writes beside these files, which a check must then accept. */
export async function initIn(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly config: string; readonly sidebars: string }> {
  const folder = makeFolder(files);
  expect(await main(['init', folder])).toBe(0);
  expect(await main(['check', folder])).toBe(0);
  const { 'docsite.config.ts': config = '', 'sidebars.ts': sidebars = '' } = filesIn(folder);
  return { config, sidebars };
}
