import { fileURLToPath } from 'node:url';
import { propertiesOf } from '@docsite/core';

/** A position in a module of the server bundle. Lines and columns are 1-based. */
export interface BundledFrame {
  /** Absolute path of the module. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The positions in modules of a bundle that led to an error, innermost first: the import that could not be linked, or
 * the calls. None for values other than `Error`s.
 */
export function bundledFrames(error: unknown): BundledFrame[] {
  const { stack } = propertiesOf(error);
  if (typeof stack !== 'string') return [];
  const calls = stack.matchAll(/(file:\/\/[^\s()]+\.mjs)(?:\?[^\s()]*)?:(\d+):(\d+)\)?$/gm);
  return [...unlinkedImport(stack), ...[...calls].map(([, url, line, column]) => frameOf(url, line, Number(column)))];
}

/** The import that Node shows, underlined, before an error of linking: modules are linked before any code is called. */
function unlinkedImport(stack: string): BundledFrame[] {
  const [, url, line, indent] = /^(file:\/\/\S+\.mjs)(?:\?\S*)?:(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
  return indent === undefined ? [] : [frameOf(url, line, indent.length + 1)];
}

function frameOf(url = '', line: string | undefined, column: number): BundledFrame {
  return { path: fileURLToPath(url), line: Number(line), column };
}
