import { TestEnvironment } from 'jest-environment-node';

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'];
/** Constructors of values created by literals, which differ between realms. */
const madeByLiterals = new Set(['Object', 'Array', 'RegExp']);

/**
 * Jest's environment for modules that Node has loaded for all test files of a worker (`sharing-runtime.cjs`): test
 * files share their errors, collections, timers and console, and the process is the worker's.
 */
export default class SharingEnvironment extends TestEnvironment {
  #before = { console, env: { ...process.env }, exit: process.exit };

  constructor(config, context) {
    super(config, context);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (/^[A-Z]/.test(name) && typeof this.global[name] === 'function' && !madeByLiterals.has(name))
        this.global[name] = globalThis[name];
    }
    // fake timers apply to both realms
    for (const name of timers) {
      const set = (value) => {
        globalThis[name] = value;
      };
      Object.defineProperty(this.global, name, { configurable: true, get: () => globalThis[name], set });
    }
    this.global.process = process;
  }

  async setup() {
    await super.setup();
    globalThis.console = this.global.console;
  }

  async teardown() {
    const { console, env, exit } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
    Object.assign(process.env, env);
    await super.teardown();
  }
}
