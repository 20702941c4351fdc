import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What code has read beside what it was bundled from, each with a hash of what was there, or null for nothing: `file
 * a.json`, `folder docs` for its names, `tree docs` for all names below it, `kind a` for whether there is a file or a
 * folder, `times a`, `env NAME`, `day`. Paths are relative to the site folder. Plain data.
 */
export type Facts = Readonly<Record<string, string | null>>;

/** What code can look at in the file system. */
export type FactKind = 'file' | 'folder' | 'tree' | 'kind' | 'times';

/** Functions of Node before any was replaced: what they read is no fact. */
const { lstatSync, readdirSync, readFileSync, statSync } = fs;

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

/** Whether a file is of a package: packages are functions of their version, those too that docsite bundles. */
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
  if (observation === undefined) return;
  if (typeof path === 'string') observation.add(kind, path);
  else if (path instanceof URL) observation.add(kind, fileURLToPath(path));
  else if (Buffer.isBuffer(path)) observation.add(kind, path.toString());
}

/** Notes that code does something whose result may differ from run to run. */
export function noteOpening(name: string): void {
  storage.getStore()?.open(name);
}

/** Names of facts that do not hold any more. */
export function changedFacts(facts: Facts, siteDir: string, known = new Map<string, string | null>()): string[] {
  return Object.keys(facts).filter((name) => {
    const found = known.has(name) ? (known.get(name) as string | null) : readFact(name, siteDir);
    known.set(name, found);
    return found !== facts[name];
  });
}

/** What a fact is at present. */
function readFact(name: string, siteDir: string): string | null {
  const space = name.indexOf(' ');
  const [kind, rest] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
  // here, and in UTC
  if (kind === 'day') return `${new Date().toDateString()} ${new Date().toISOString().slice(0, 10)}`;
  if (kind === 'env') return hashed(initialEnvironment()[rest]);
  return look(kind as FactKind, join(siteDir, rest));
}

function look(kind: FactKind, path: string): string | null {
  try {
    if (kind === 'file') return hashed(readFileSync(path));
    if (kind === 'folder') return hashed(namesIn(path).join('\n'));
    if (kind === 'tree') return hashed(readdirSync(path, { recursive: true }).map(String).sort().join('\n'));
    if (kind === 'times') return String(lstatSync(path).mtimeMs);
    const stats = statSync(path);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
}

function hashed(contents: string | Buffer | undefined): string | null {
  return contents === undefined ? null : createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

let environment: NodeJS.ProcessEnv | undefined;

/** The environment as it was before any code of the site ran: what that sets follows from what it has read. */
function initialEnvironment(): NodeJS.ProcessEnv {
  environment ??= { ...process.env };
  return environment;
}
