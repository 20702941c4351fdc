import { fileURLToPath } from 'node:url';

/** A position in a module of the server bundle. Lines and columns are 1-based. */
export interface BundledFrame {
  /** Absolute path of the module. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The calls in modules of a bundle that led to an error, innermost first; none for values other than `Error`s. */
export function bundledFrames(error: unknown): BundledFrame[] {
  const { stack } = (error ?? {}) as { readonly stack?: unknown };
  if (typeof stack !== 'string') return [];
  const found = stack.matchAll(/(file:\/\/[^\s()]+\.mjs)(?:\?[^\s()]*)?:(\d+):(\d+)\)?$/gm);
  return [...found].map(([, url = '', line, column]) => ({
    path: fileURLToPath(url),
    line: Number(line),
    column: Number(column),
  }));
}
