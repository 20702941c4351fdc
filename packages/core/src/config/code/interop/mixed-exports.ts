import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withOwnPlaces } from '../place-names.js';

const isModule = /^(?:import|export)\b(?!\s*\()/m;
const assignsExports = /^(?:exports\s*=\s*)?module\.exports\s*=/m;

/**
 * Lets a module that contains `import` or `export` also assign `module.exports`. The assigned value is then what it
 * exports, because Docusaurus compiles configurations and sidebars to CommonJS.
 *
 * @param file Absolute.
 */
export function mixedExports(file: string): Plugin {
  return {
    name: 'mixed-exports',
    setup(build) {
      build.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
        if (path !== file) return undefined;
        const text = await readFile(path, 'utf8');
        return isModule.test(text) && assignsExports.test(text) ? withOwnPlaces(path, asModule(text)) : undefined;
      });
    },
  };
}

/**
 * The text as an ES module. A function stands in for `module`: declarations of functions are hoisted, so it can follow
 * the code, whose lines keep their numbers.
 */
function asModule(text: string): string {
  const code = text
    .replace(/^export default\b/gm, 'void ')
    .replace(/\bmodule\.exports\b/g, '__docsite_module.exports')
    .replace(/^exports\s*=\s*/gm, '');
  return `${code}\nfunction __docsite_module() {}\nexport default __docsite_module.exports;\n`;
}
