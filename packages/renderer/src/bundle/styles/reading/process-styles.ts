import { messageOf, type PostcssHook, pathFrom } from '@docsite/core';
import type { PartialMessage } from 'esbuild';
import type { CssSyntaxError, Message as PostcssMessage, Processor } from 'postcss';
import type { StyleSheet } from '../style-sheet.js';
import { postcssFile, setUpPostcss } from './postcss-setup.js';
import { inWorkingFolder } from './working-folder.js';

/** Transforms style sheets with the site's PostCSS plugins. */
export type StyleProcessor = (sheet: StyleSheet, file: string) => Promise<StyleSheet>;

/** Whether the site's style sheets are transformed. */
export function hasProcessor(siteDir: string, hooks: readonly PostcssHook[] = []): boolean {
  return hooks.length > 0 || postcssFile(siteDir) !== undefined;
}

/** Whether style sheets are transformed by plugins that may scan documents for class names. */
export function mayScanDocuments(siteDir: string, hooks: readonly PostcssHook[] = []): boolean {
  return hooks.some(({ readsSheetsAlone }) => !readsSheetsAlone) || postcssFile(siteDir) !== undefined;
}

/**
 * Loads the site's PostCSS plugins, from its file and from hooks, which look for their files in the site folder.
 * Undefined if there are none. If they cannot be loaded, the first style sheet has the error.
 */
export async function readProcessor(
  siteDir: string,
  hooks: readonly PostcssHook[],
): Promise<StyleProcessor | undefined> {
  const transform = await inWorkingFolder(siteDir, () => loadProcessor(siteDir, hooks));
  return transform && ((sheet, file) => inWorkingFolder(siteDir, () => transform(sheet, file)));
}

async function loadProcessor(siteDir: string, hooks: readonly PostcssHook[]): Promise<StyleProcessor | undefined> {
  const setup = await setUpPostcss(siteDir, hooks);
  if ('failure' in setup) return failOnce(setup.failure);
  return setup.processor && transformWith(setup.processor, siteDir);
}

function transformWith(processor: Processor, siteDir: string): StyleProcessor {
  return async (sheet, file) => {
    if (sheet.errors.length > 0) return sheet;
    try {
      const { css, messages } = await processor.process(sheet.css, { from: file, map: false });
      return { css, errors: [], reads: messages.flatMap(readsOf) };
    } catch (error) {
      return { css: '', errors: [failureOf(error, file, siteDir)] };
    }
  };
}

function failOnce(error: PartialMessage): StyleProcessor {
  let errors: StyleSheet['errors'] = [error];
  return async (sheet) => {
    const failed = { ...sheet, errors: [...sheet.errors, ...errors] };
    errors = [];
    return failed;
  };
}

/** The files or folders that a plugin reports as read. */
function readsOf({ type, file, dir }: PostcssMessage): string[] {
  if (type === 'dependency' && typeof file === 'string') return [file];
  return type === 'dir-dependency' && typeof dir === 'string' ? [dir] : [];
}

function failureOf(error: unknown, file: string, siteDir: string): PartialMessage {
  const { reason, line = 1, column = 1, source = '', file: read = file } = error as Partial<CssSyntaxError>;
  const lineText = source.split('\n')[line - 1] ?? '';
  return {
    text: reason ?? `PostCSS failed: ${messageOf(error)}`,
    location: {
      file: pathFrom(siteDir, read),
      line,
      column: Buffer.byteLength(lineText.slice(0, column - 1)),
      lineText,
    },
  };
}
