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
      const parts = list.split(',');
      const absent = parts.filter((part) => namesIn(part).some(({ imported }) => !isKnown(imported)));
      if (absent.length === 0) return whole;
      const kept = parts.filter((part) => !absent.includes(part)).join();
      const lines = '\n'.repeat(list.split('\n').length - kept.split('\n').length);
      const declared = absent.flatMap(namesIn).map(({ local }) => `${local} = undefined`);
      return `${before}{${kept}${lines}}${after.replace(/;?$/, ';')} const ${declared.join(', ')};`;
    });
}

/** The name that a part of an import's list imports, and that of the variable; none in an empty part. */
function namesIn(part: string): { readonly imported: string; readonly local: string }[] {
  const [, imported, local = imported] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? [];
  return imported === undefined || local === undefined ? [] : [{ imported, local }];
}
