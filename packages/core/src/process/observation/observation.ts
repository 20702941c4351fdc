import { AsyncLocalStorage } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathFrom } from '../files/path-from.js';
import { type FactKind, type Facts, initialEnvironment, readFact } from './facts.js';

const storage = new AsyncLocalStorage<Observation>();

/** Calls a function that reads a build's inputs, so that its reads are not recorded for the code that called it. */
export function unobserved<T>(call: () => T): T {
  return storage.exit(call);
}

/** The number of observed calls in progress. */
let running = 0;

/** Which reads count as facts, besides files and reads by the site's own modules. */
export interface ObservationScope {
  /** Absolute paths of generated folders, whose files are not recorded. */
  readonly madeDirs?: readonly string[];
  /** Whether environment variables read by packages count; most packages only check the terminal. */
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

  /** The facts recorded so far. */
  get facts(): Facts {
    return { ...this.found };
  }

  /** The first call whose result may differ in another run, such as `fetch`; undefined for none. */
  get opening(): string | undefined {
    return this.opened;
  }

  /** The files that the code has written, absolute. */
  get written(): ReadonlySet<string> {
    return this.outputs;
  }

  /** The files written since the last call, absolute. */
  takeWritten(): string[] {
    const written = [...this.outputs];
    this.outputs.clear();
    return written;
  }

  /** Runs code under observation, including everything it calls, until it has finished. */
  async watch<T>(run: () => T | Promise<T>): Promise<T> {
    begin();
    try {
      return await storage.run(this, run);
    } finally {
      end();
    }
  }

  /** Calls a synchronous function under observation. */
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
    const absolute = resolve(path);
    if (!absolute.startsWith(ownFiles)) this.outputs.add(absolute);
  }

  add(kind: FactKind, path: string): void {
    const absolute = resolve(path);
    if (isOfPackage(absolute) || absolute.startsWith(ownFiles) || this.isMade(absolute)) return;
    this.fact(`${kind} ${pathFrom(this.siteDir, absolute)}`);
  }

  /** Records that a package reads an environment variable. */
  addVariable(name: string): void {
    if (this.scope.ofPackages === true) this.fact(`env ${name}`);
  }

  private isMade(absolute: string): boolean {
    return this.scope.madeDirs?.some((folder) => `${absolute}${sep}`.startsWith(`${folder}${sep}`)) === true;
  }

  fact(name: string): void {
    if (Object.hasOwn(this.found, name)) return;
    // set first, because `readFileSync` calls the observed `openSync`, which would record the same fact again
    this.found[name] = null;
    this.found[name] = readFact(name, this.siteDir);
  }
}

function begin(): void {
  initialEnvironment();
  running += 1;
}

/** Tracking asynchronous contexts takes time in Node 20 and 22, so it is turned off while nothing is observed. */
function end(): void {
  running -= 1;
  if (running === 0) storage.disable();
}

/**
 * Whether a file belongs to a package: its behaviour is assumed to follow from the package's version, even if docsite
 * bundles it.
 */
export function isOfPackage(path: string): boolean {
  return path.split(sep).includes('node_modules');
}

/** Path prefix of the site's modules while they run. */
const ownFiles = join(tmpdir(), 'docsite-module-');

/** The observation that the current code runs under, if any. */
export function currentObservation(): Observation | undefined {
  // in Node 24, calls that have begun keep their storage when it is disabled
  return running === 0 ? undefined : storage.getStore();
}

/** Records that code looks at a path. */
export function noteLook(kind: FactKind, path: unknown): void {
  const observation = currentObservation();
  const named = observation && pathOf(path);
  if (named !== undefined) observation?.add(kind, named);
}

/** Records that code writes a file. */
export function noteWriting(path: unknown): void {
  const observation = currentObservation();
  const named = observation && pathOf(path);
  if (named !== undefined) observation?.addWritten(named);
}

/** Undefined for an open file. */
function pathOf(path: unknown): string | undefined {
  if (typeof path === 'string') return path;
  if (path instanceof URL) return fileURLToPath(path);
  return Buffer.isBuffer(path) ? path.toString() : undefined;
}

/** Records that code does something whose result may differ from run to run. */
export function noteOpening(name: string): void {
  currentObservation()?.open(name);
}
