import { AsyncLocalStorage } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FactKind, type Facts, initialEnvironment, readFact } from './facts.js';

const storage = new AsyncLocalStorage<Observation>();

/** Calls a function that reads an input of builds, so that what it reads is no fact of the code that called it. */
export function unobserved<T>(call: () => T): T {
  return storage.exit(call);
}

/** How many watched calls are not done yet. */
let running = 0;

/** What of the reading of code is a fact, beside files and what modules of the site's own ask for. */
export interface ObservationScope {
  /** Folders whose files are made from the site, absolute: reading them is none. */
  readonly madeDirs?: readonly string[];
  /** Whether variables of the environment that packages ask for count; most packages ask only about the terminal. */
  readonly ofPackages?: boolean;
}

/** Collects what code of the site reads while it runs. */
export class Observation {
  private readonly found: Record<string, string | null> = {};
  private opened: string | undefined;
  private readonly outputs = new Set<string>();

  /** @param siteDir Absolute. */
  constructor(
    private readonly siteDir: string,
    private readonly scope: ObservationScope = {},
  ) {}

  /** What was read so far. */
  get facts(): Facts {
    return { ...this.found };
  }

  /**
   * The first thing that the code has done whose result may differ in another run, such as `fetch`; absent for none.
   */
  get opening(): string | undefined {
    return this.opened;
  }

  /** The files that the code has written, absolute. */
  get written(): ReadonlySet<string> {
    return this.outputs;
  }

  /** Runs code, and all that it calls until it is done. */
  async watch<T>(run: () => T | Promise<T>): Promise<T> {
    begin();
    try {
      return await storage.run(this, run);
    } finally {
      end();
    }
  }

  /** Calls a function that gives its value at once. */
  watchCall<T>(call: () => T): T {
    begin();
    try {
      return storage.run(this, call);
    } finally {
      end();
    }
  }

  open(name: string): void {
    this.opened ??= name;
  }

  addWritten(path: string): void {
    this.outputs.add(resolve(path));
  }

  add(kind: FactKind, path: string): void {
    const absolute = resolve(path);
    if (isOfPackage(absolute) || absolute.startsWith(ownFiles) || this.isMade(absolute)) return;
    this.fact(`${kind} ${relative(this.siteDir, absolute).split(sep).join('/')}`);
  }

  /** Notes that a package asks for a variable of the environment. */
  addVariable(name: string): void {
    if (this.scope.ofPackages === true) this.fact(`env ${name}`);
  }

  private isMade(absolute: string): boolean {
    return this.scope.madeDirs?.some((folder) => `${absolute}${sep}`.startsWith(`${folder}${sep}`)) === true;
  }

  fact(name: string): void {
    if (Object.hasOwn(this.found, name)) return;
    // `readFileSync` calls the `openSync` that is noted: what is read for the fact itself is known already
    this.found[name] = null;
    this.found[name] = readFact(name, this.siteDir);
  }
}

function begin(): void {
  initialEnvironment();
  running += 1;
}

/** Contexts of asynchronous calls take time, in Node 20 and 22: they are off while nothing is watched. */
function end(): void {
  running -= 1;
  if (running === 0) storage.disable();
}

/**
 * Whether a file belongs to a package: what packages do follows from their version, also where docsite bundles them.
 */
export function isOfPackage(path: string): boolean {
  return path.split(sep).includes('node_modules');
}

/** Modules of the site as they are run. */
const ownFiles = join(tmpdir(), 'docsite-module-');

/** The observation under which this code runs; absent for none. */
export function currentObservation(): Observation | undefined {
  return storage.getStore();
}

/** Notes that code looks at a path. */
export function noteLook(kind: FactKind, path: unknown): void {
  const observation = storage.getStore();
  const named = observation && pathOf(path);
  if (named !== undefined) observation?.add(kind, named);
}

/** Notes that code writes a file. */
export function noteWriting(path: unknown): void {
  const observation = storage.getStore();
  const named = observation && pathOf(path);
  if (named !== undefined) observation?.addWritten(named);
}

/** Nothing for an open file. */
function pathOf(path: unknown): string | undefined {
  if (typeof path === 'string') return path;
  if (path instanceof URL) return fileURLToPath(path);
  return Buffer.isBuffer(path) ? path.toString() : undefined;
}

/** Notes that code does something whose result may differ from run to run. */
export function noteOpening(name: string): void {
  storage.getStore()?.open(name);
}
