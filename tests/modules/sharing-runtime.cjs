const asyncHooks = require('node:async_hooks');
const { existsSync } = require('node:fs');
const { pathToFileURL } = require('node:url');
const { SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const runShared = require('./shared-scripts.cjs');

/**
 * Jest's loader of modules, which loads anew for each test file what that imports, but for packages and for what is
 * compiled: that Node loads once for all test files of a worker. Loading it takes more time than most tests do. Jest's
 * own modules are compiled once.
 */
module.exports = class SharingRuntime extends Runtime {
  #handedOn = new Map();
  #storages = [];

  constructor(...values) {
    super(...values);
    this.#shareScripts();
    this.#noteStorages();
    const resolveOwn = this.esmLoader.resolveModule.bind(this.esmLoader);
    // of Jest's two ways to link modules the one that asks for each import, whatever version of Node
    this._resolution.hasDistinctAsyncResolver = () => true;
    this.esmLoader.resolveModule = async (specifier, from, context) => {
      const file = await this.#sharedFile(specifier, from);
      return file === undefined ? resolveOwn(specifier, from, context) : this.#handOn(file, context);
    };
  }

  /** A storage that stays enabled is copied to every promise of later test files. */
  teardown() {
    super.teardown();
    for (const storage of this.#storages) storage.disable();
  }

  #shareScripts() {
    const compileOwn = this.executor.compile.bind(this.executor);
    this.executor.compile = (source, file) => {
      const context = this._environment.getVmContext();
      const code = { source, file, parameters: this.executor.injectedModuleParameters };
      return (context && runShared(code, context)) ?? compileOwn(source, file);
    };
  }

  #noteStorages() {
    const storages = this.#storages;
    class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...values) {
        super(...values);
        storages.push(this);
      }
    }
    const requireOwn = this.coreModule.require.bind(this.coreModule);
    this.coreModule.require = (...values) => {
      const module = requireOwn(...values);
      return module === asyncHooks ? { ...module, AsyncLocalStorage } : module;
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
