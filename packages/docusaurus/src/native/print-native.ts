import { type UserConfig, withoutDefaults } from '@docsite/core';
import { missingPackageOf, notInstalled } from '../load/bundling/missing-packages.js';
import { NativeCode, type WrittenConfig } from './native-code.js';
import { printValue } from './print-value.js';

/** The input for printing a configuration. */
export interface NativeConfig extends WrittenConfig {
  /** The file of Docusaurus's configuration. */
  readonly file: string;
  /** The docsite configuration, including the preset. */
  readonly config: UserConfig;
  /** The parts of Docusaurus's configuration that were left out. */
  readonly left: readonly string[];
}

/** The text of a configuration, and what it lacks compared to Docusaurus's. */
export interface PrintedConfig {
  readonly text: string;
  readonly left: readonly string[];
}

/** Comments printed before keys. */
const comments: Readonly<Record<string, string>> = {
  overrides: 'images that this file names may be missing, as in Docusaurus',
  headers: 'no content security policy until it is known what the pages load',
  preset:
    "looks, modules, swizzled components, labels and severities of rules as in Docusaurus; without it, docsite's own",
};

/** Prints a `docsite.config.ts`. */
export function printNative(native: NativeConfig): PrintedConfig {
  const { siteDir, file } = native;
  const code = new NativeCode(native);
  const left = new Set(native.left);
  const onLost = (value: unknown, path: readonly PropertyKey[]) => {
    const missing = missingPackageOf(value);
    left.add(missing === undefined ? `the ${typeof value} in ${path.join('.')}` : `${missing}, ${notInstalled}`);
  };
  const printer = { siteDir, codeOf: code.of.bind(code), onLost };
  const keys = Object.entries(withoutDefaults(unwrapped(native.config))).flatMap(([key, value]) => {
    const printed = printValue(value, [key], printer);
    const comment = comments[key] === undefined ? '' : `  // ${comments[key]}\n`;
    return printed === undefined ? [] : [`${comment}  ${printed === key ? key : `${key}: ${printed}`},\n`];
  });
  const needed = code.needed();
  const imports = needed.filter((statement) => statement.startsWith('import '));
  const others = needed.filter((statement) => !statement.startsWith('import '));
  const body = `export default defineConfig({\n${keys.join('')}});\n`;
  const usesUrls = keys.some((key) => key.includes('fileURLToPath('));
  const head = [
    `// Written by 'docsite init' from ${file}, which is no longer read.`,
    ...(code.isUntyped ? ['// @ts-nocheck: the functions are written without their types'] : []),
    ...(left.size === 0 ? [] : ['// Not taken over:', ...[...left].map((item) => `// - ${item}`)]),
    ...(usesUrls && !imports.some((line) => line.includes('fileURLToPath'))
      ? ["import { fileURLToPath } from 'node:url';"]
      : []),
    "import { defineConfig } from 'docsite';",
    ...imports,
  ];
  return { text: [head.join('\n'), ...others, body].join('\n\n'), left: [...left] };
}

/** Replaces a list with a single docs instance or blog by that item. */
function unwrapped(config: UserConfig): UserConfig {
  const { docs, blog } = config;
  const [firstDocs, ...otherDocs] = Array.isArray(docs) ? docs : [];
  const [firstBlog, ...otherBlogs] = Array.isArray(blog) ? blog : [];
  return {
    ...config,
    ...(Array.isArray(docs) && { docs: otherDocs.length > 0 ? docs : (firstDocs ?? false) }),
    ...(firstBlog !== undefined && otherBlogs.length === 0 && { blog: firstBlog }),
  };
}
