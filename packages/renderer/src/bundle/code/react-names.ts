import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BundlingRules } from '@docsite/core';
import type { ReactFolders } from '../packages/react-folders.js';

/** Where React is, and whether names that it does not export may be imported. */
export interface ReactNamesOptions {
  readonly react: ReactFolders;
  readonly bundling?: Pick<BundlingRules, 'hasMissingExports'> | undefined;
}

/** An import of names from React: the text before the names, the names, and the text after them. */
const reactImport = /(^\s*import\s+(?:[\w$]+\s*,\s*)?)\{([^{}]*)\}(\s*from\s*(['"])react\4[ \t]*;?)/gm;

/**
 * Declares imported names that React does not export, such as types imported in JavaScript, as `undefined`, like
 * webpack: Node refuses to import them. Lines are preserved.
 */
export function absentReactNames({ react, bundling }: ReactNamesOptions): (code: string) => string {
  if (bundling?.hasMissingExports !== true) return (code) => code;
  let known: ReadonlySet<string> | undefined;
  const isKnown = (name: string): boolean => {
    known ??= new Set(['default', ...Object.keys(createRequire(join(react.react, 'package.json'))(react.react))]);
    return known.has(name);
  };
  return (code) =>
    code.replace(reactImport, (whole, before: string, list: string, after: string) => {
      const names = list.split(',').map((part) => /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part));
      const absent = names.filter((name) => name !== null && !isKnown(name[1] as string)) as RegExpExecArray[];
      if (absent.length === 0) return whole;
      const parts = list.split(',').filter((_, index) => !absent.includes(names[index] as RegExpExecArray));
      const lines = '\n'.repeat(list.split('\n').length - parts.join().split('\n').length);
      const declared = absent.map(([, name, local = name]) => `${local} = undefined`);
      return `${before}{${parts.join()}${lines}}${after.replace(/;?$/, ';')} const ${declared.join(', ')};`;
    });
}
