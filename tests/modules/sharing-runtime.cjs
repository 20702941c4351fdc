const { existsSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const { SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's loader of modules, which loads anew for each test file what that imports, but for packages and for what is
 * compiled: that Node loads once for all test files of a worker. Loading it takes more time than most tests do.
 */
module.exports = class SharingRuntime extends Runtime {
  #handedOn = new Map();

  constructor(...values) {
    super(...values);
    const resolveOwn = this.esmLoader.resolveModule.bind(this.esmLoader);
    // of Jest's two ways to link modules the one that asks for each import, whatever version of Node
    this._resolution.hasDistinctAsyncResolver = () => true;
    this.esmLoader.resolveModule = async (specifier, from, context) => {
      const file = await this.#sharedFile(specifier, from);
      return file === undefined ? resolveOwn(specifier, from, context) : this.#handOn(file, context);
    };
  }

  async #sharedFile(specifier, from) {
    if (/^(?:node:|data:|@jest\/globals$)/.test(specifier)) return undefined;
    return sharedFile(await this._resolution.resolveEsmAsync(from, specifier.replace(/[?#].*/, '')));
  }

  #handOn(file, context) {
    const module = this.#handedOn.get(file) ?? handOn(file, context);
    this.#handedOn.set(file, module);
    return module;
  }
};

/** What Node loads for a module: a file of a package, or what a source of `packages/` is compiled to. */
function sharedFile(path) {
  if (/[/\\](?:node_modules|packages[/\\][^/\\]+[/\\]dist)[/\\].+\.[cm]?js$/.test(path)) return path;
  const [, folder, name] = /^(.+[/\\]packages[/\\][^/\\]+[/\\])src([/\\].+)\.tsx?$/.exec(path) ?? [];
  return name && `${folder}dist${name}.js`;
}

/** A module of the realm of a test file, that exports what Node has loaded. */
async function handOn(file, context) {
  if (!existsSync(file)) throw new Error(`${file} is not there: run pnpm compile`);
  const shared = await import(pathToFileURL(file).href);
  const names = Object.keys(shared);
  const setExports = () => {
    for (const name of names) module.setExport(name, shared[name]);
  };
  const module = new SyntheticModule(names, setExports, { context, identifier: file });
  await module.link(() => {});
  await module.evaluate();
  return module;
}
