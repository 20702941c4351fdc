import { AsyncLocalStorage, createHook } from 'node:async_hooks';

type Tapped = (...values: unknown[]) => unknown;

/** The hooks that webpack calls before it reads any module, in its order. */
const early: readonly string[] = [
  'environment',
  'afterEnvironment',
  'afterPlugins',
  'afterResolvers',
  'initialize',
  'beforeRun',
  'run',
  'beforeCompile',
  'compile',
];

/** Hooks that are called only while files are watched, or that do not affect the output. */
const idle: ReadonlySet<string> = new Set([
  'watchRun',
  'watchClose',
  'invalid',
  'shutdown',
  'infrastructureLog',
  'infrastructurelog',
  'failed',
]);

/**
 * Hooks of plugins that inspect the modules of a build. What such plugins do before the build only prepares for that.
 */
const ofModules: ReadonlySet<string> = new Set([
  'normalModuleFactory',
  'contextModuleFactory',
  'thisCompilation',
  'compilation',
  'make',
  'finishMake',
  'afterCompile',
]);

/** Records the functions that a webpack plugin registers, and calls those that run before a build. */
export class CompilerHooks {
  private readonly tapped = new Map<string, Tapped[]>();
  private readonly names = new Set<string>();

  /** The `hooks` of a compiler. */
  readonly hooks: object = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' ? this.hook(name) : undefined) },
  );

  /** Whether the plugin registers any function. */
  get isUsed(): boolean {
    return this.tapped.size > 0;
  }

  /** Whether one of these plugins registers a function, under its own name. */
  isUsedBy(plugins: readonly string[]): boolean {
    return plugins.some((name) => this.names.has(name));
  }

  /** Whether the plugin does something before a build that can be done without one. */
  get runsBefore(): boolean {
    const names = [...this.tapped.keys()];
    return names.some((name) => early.includes(name)) && !names.some((name) => ofModules.has(name));
  }

  /** Whether all functions that the plugin registers are called, except for those of idle hooks. */
  get areAllCalled(): boolean {
    return this.runsBefore && [...this.tapped.keys()].every((name) => early.includes(name) || idle.has(name));
  }

  /** Calls the functions that run before a build, and waits for files that they write without waiting themselves. */
  async runEarly(compiler: object): Promise<void> {
    await withItsFiles(async () => {
      for (const name of early) for (const tapped of this.tapped.get(name) ?? []) await tapped(compiler);
    });
  }

  private hook(name: string): object {
    const add = (plugin: unknown, tapped: Tapped): void => {
      this.names.add(String(plugin));
      this.tapped.set(name, [...(this.tapped.get(name) ?? []), tapped]);
    };
    return {
      tap: add,
      tapPromise: add,
      tapAsync: (plugin: unknown, tapped: Tapped) =>
        add(
          plugin,
          (compiler) =>
            new Promise((done, fail) => tapped(compiler, (error: unknown) => (error ? fail(error) : done(undefined)))),
        ),
      intercept: () => undefined,
      isUsed: () => this.tapped.has(name),
    };
  }
}

/** The kinds of asynchronous work in Node that end by themselves: file access, and callbacks of the next tick. */
const ownEnd = /^(?:FSREQ|FILEHANDLECLOSEREQ$|Immediate$)/;

/** Runs code, and waits until all reads and writes of files that it started have ended. */
async function withItsFiles(run: () => Promise<void>): Promise<void> {
  const pending = new Set<number>();
  const scope = new AsyncLocalStorage<true>();
  const ended = (id: number): void => {
    pending.delete(id);
  };
  const hook = createHook({
    init: (id, type) => {
      if (ownEnd.test(type) && scope.getStore() === true) pending.add(id);
    },
    after: ended,
    destroy: ended,
  }).enable();
  try {
    await scope.run(true, run);
    while (pending.size > 0) await new Promise((done) => setImmediate(done));
  } finally {
    hook.disable();
    scope.disable();
  }
}
