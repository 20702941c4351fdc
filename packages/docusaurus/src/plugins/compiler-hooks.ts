import { AsyncLocalStorage, createHook } from 'node:async_hooks';

type Tapped = (...values: unknown[]) => unknown;

/** The hooks that webpack calls before it reads any module, in its order. */
const early: readonly string[] = [
  ...['environment', 'afterEnvironment', 'afterPlugins', 'afterResolvers', 'initialize'],
  ...['beforeRun', 'run', 'beforeCompile', 'compile'],
];

/** Hooks that are called only while files are watched, or that change nothing of what is built. */
const idle: ReadonlySet<string> = new Set([
  ...['watchRun', 'watchClose', 'invalid', 'shutdown', 'infrastructureLog', 'infrastructurelog', 'failed'],
]);

/** Hooks of plugins that look at the modules of a build: what they do before it is part of that. */
const ofModules: ReadonlySet<string> = new Set([
  ...['normalModuleFactory', 'contextModuleFactory', 'thisCompilation', 'compilation', 'make', 'finishMake'],
  'afterCompile',
]);

/** Notes what a plugin of webpack has it call, and calls that part of it which comes before a build. */
export class CompilerHooks {
  private readonly tapped = new Map<string, Tapped[]>();

  /** What a compiler has as `hooks`. */
  readonly hooks: object = new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' ? this.hook(name) : undefined) },
  );

  /** Whether the plugin has webpack call anything. */
  get isUsed(): boolean {
    return this.tapped.size > 0;
  }

  /** Whether the plugin does something before a build that can be done without one. */
  get runsBefore(): boolean {
    const names = [...this.tapped.keys()];
    return names.some((name) => early.includes(name)) && !names.some((name) => ofModules.has(name));
  }

  /** Whether all that the plugin does is called. */
  get isAll(): boolean {
    return this.runsBefore && [...this.tapped.keys()].every((name) => early.includes(name) || idle.has(name));
  }

  /** Calls what comes before a build, and waits for files that this writes without waiting for them itself. */
  async runEarly(compiler: object): Promise<void> {
    await withItsFiles(async () => {
      for (const name of early) for (const tapped of this.tapped.get(name) ?? []) await tapped(compiler);
    });
  }

  private hook(name: string): object {
    const add = (tapped: Tapped): void => {
      this.tapped.set(name, [...(this.tapped.get(name) ?? []), tapped]);
    };
    return {
      tap: (_: unknown, tapped: Tapped) => add(tapped),
      tapPromise: (_: unknown, tapped: Tapped) => add(tapped),
      tapAsync: (_: unknown, tapped: Tapped) =>
        add(
          (compiler) =>
            new Promise((done, fail) => tapped(compiler, (error: unknown) => (error ? fail(error) : done(undefined)))),
        ),
      intercept: () => undefined,
      isUsed: () => this.tapped.has(name),
    };
  }
}

/** What of Node's work ends by itself: reading and writing files, and what goes on at the next turn. */
const ownEnd = /^(?:FSREQ|FILEHANDLECLOSEREQ$|Immediate$)/;

/** Runs code, and waits for all files that it has begun to read and write. */
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
