const { Script } = require('node:vm');

/**
 * Compiled code of Jest by file. Each test file runs it again in its realm; parsing and compiling it there would take
 * two fifths of the time of a small test file, and twice the memory.
 */
const scripts = new Map();

/**
 * Compiles a CommonJS module once for all test files of a worker, and runs it in the realm of one. Undefined if it
 * imports modules when it runs, which it does for one test file.
 *
 * @param {{ source: string, file: string, parameters: readonly string[] }} code
 * @param {import('node:vm').Context} context
 * @returns {Function | undefined} The function with the module's code, which takes the parameters.
 */
module.exports = function runShared({ source, file, parameters }, context) {
  if (!scripts.has(file)) {
    const code = `(function (${parameters.join()}) {${source}\n})`;
    scripts.set(file, /\bimport\(/.test(source) ? undefined : new Script(code, { filename: file }));
  }
  return scripts.get(file)?.runInContext(context);
};
