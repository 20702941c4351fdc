import { readFile } from 'node:fs/promises';
import { withOwnPlaces } from '@docsite/core';
import type { Plugin } from 'esbuild';

const isModule = /^(?:import|export)\b(?!\s*\()/m;
const assignsExports = /^(?:exports\s*=\s*)?module\.exports\s*=/m;

/**
 * Lets a configuration with `import` or `export` assign `module.exports`, which is then what it exports, because
 * Docusaurus makes CommonJS of it.
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

/** A function is declared before the code above it runs, and can have properties, so nothing moves. */
function asModule(text: string): string {
  const code = text
    .replace(/^export default\b/gm, 'void ')
    .replace(/\bmodule\.exports\b/g, '__docsite_module.exports')
    .replace(/^exports\s*=\s*/gm, '');
  return `${code}\nfunction __docsite_module() {}\nexport default __docsite_module.exports;\n`;
}
