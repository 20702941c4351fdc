import type { Plugin } from 'esbuild';

/** A change to built code. */
export interface OutputEdit {
  /** A text that all code to change contains; other files are not searched. */
  readonly hint: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/**
 * The global object as older packages find it: by a function called without `this`. In modules, unlike in the scripts
 * that webpack writes, that is undefined.
 */
export const sloppyGlobal: OutputEdit = {
  hint: 'return this',
  pattern: /\(function\s*\(\)\s*\{\s*return this;?\s*\}\)\(\)/g,
  replacement: 'globalThis',
};

/**
 * Renames the elements that packages make with JSX functions of their own, from React 18 or before, and by which they
 * recognize elements: React 19 draws no elements of that name.
 */
export const olderElements: OutputEdit = {
  hint: '"react.element"',
  pattern: /Symbol\.for\("react\.element"\)/g,
  replacement: 'Symbol.for("react.transitional.element")',
};

/** Edits esbuild's output, which includes all packages; reading each of their files would take longer. */
export function editOutputs(edits: readonly OutputEdit[]): Plugin {
  return {
    name: 'docsite-edited-outputs',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles.filter(({ path }) => /\.m?js$/.test(path))) {
          const contents = Buffer.from(file.contents.buffer, file.contents.byteOffset, file.contents.byteLength);
          const fitting = edits.filter(({ hint }) => contents.includes(hint));
          if (fitting.length === 0) continue;
          const edit = (text: string, { pattern, replacement }: OutputEdit) => text.replace(pattern, replacement);
          file.contents = Buffer.from(fitting.reduce(edit, contents.toString('utf8')));
        }
      });
    },
  };
}
