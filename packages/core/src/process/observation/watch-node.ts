import childProcess from 'node:child_process';
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';
import { propertiesOf } from '../../values/properties-of.js';
import type { FactKind } from './facts.js';
import { notedEnvironment } from './noted-environment.js';
import { currentObservation, noteLook, noteOpening, noteWriting } from './observation.js';

type Call = (...values: unknown[]) => unknown;
type Methods = Record<string, Call | undefined>;

let isWatched = false;

/**
 * Replaces functions of Node so that reads of code under an observation are recorded, including those of packages. Has
 * to be called once per thread, before that code is loaded; other code is not affected.
 */
export function watchNode(): void {
  if (isWatched) return;
  isWatched = true;
  const sync = methodsOf(fs);
  const promised = methodsOf(fs.promises);
  for (const [kind, names] of looks) {
    for (const name of names) {
      note(promised, name, kind);
      note(sync, name, kind);
      note(sync, `${name}Sync`, kind);
    }
  }
  for (const name of ['createReadStream', 'openAsBlob']) note(sync, name, 'file');
  for (const [position, names] of outputs) {
    for (const name of names) {
      for (const methods of [sync, promised]) noteOutput(methods, name, position);
      noteOutput(sync, `${name}Sync`, position);
    }
  }
  noteOutput(sync, 'createWriteStream');
  for (const name of ['stat', 'lstat']) noteTimes(name);
  for (const methods of [sync, promised]) for (const name of ['glob', 'globSync', 'statfs']) open(methods, name);
  for (const name of Object.keys(childProcess))
    if (/^(?:spawn|exec|fork)/.test(name)) open(methodsOf(childProcess), name);
  for (const name of ['lookup', 'resolve']) open(methodsOf(dns), name);
  open(methodsOf(net.Socket.prototype), 'connect');
  open(methodsOf(globalThis), 'fetch');
  watchThreads();
  watchEnvironment();
  syncBuiltinESMExports();
}

const looks: readonly (readonly [kind: FactKind, names: readonly string[]])[] = [
  ['file', ['readFile', 'open', 'copyFile', 'cp']],
  ['folder', ['readdir', 'opendir']],
  ['kind', ['access', 'exists', 'readlink']],
];

/** Functions that write, replace or remove files, by the position of the path. */
const outputs: readonly (readonly [position: number, names: readonly string[]])[] = [
  [0, ['writeFile', 'appendFile', 'truncate', 'rename', 'rm', 'rmdir', 'unlink']],
  [1, ['copyFile', 'cp', 'rename', 'link', 'symlink']],
];

function methodsOf(value: object): Methods {
  return value as Methods;
}

function replace(methods: Methods, name: string, made: (original: Call) => Call): void {
  const original = methods[name];
  // keeps the properties of a function, such as `realpath.native` and its promisified form
  if (typeof original === 'function') methods[name] = Object.assign(made(original), original, promisified(original));
}

function promisified(original: Call): object {
  const custom = Symbol.for('nodejs.util.promisify.custom');
  return custom in original ? { [custom]: propertiesOf(original)[custom] } : {};
}

function note(methods: Methods, name: string, kind: FactKind): void {
  replace(methods, name, (original) => {
    return function noted(this: unknown, ...values: unknown[]) {
      if (currentObservation() !== undefined) {
        if (name.startsWith('open') && mayWrite(values[1])) noteWriting(values[0]);
        if (!(name.startsWith('open') && isWriting(values[1])))
          noteLook(kind === 'folder' && isRecursive(values[1]) ? 'tree' : kind, values[0]);
      }
      return original.apply(this, values);
    };
  });
}

function noteOutput(methods: Methods, name: string, position = 0): void {
  replace(methods, name, (original) => {
    return function noted(this: unknown, ...values: unknown[]) {
      noteWriting(values[position]);
      return original.apply(this, values);
    };
  });
}

function isWriting(flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & 3) === fs.constants.O_WRONLY;
  return typeof flags === 'string' && /^[wa](?!.*\+)/.test(flags);
}

function mayWrite(flags: unknown): boolean {
  if (typeof flags === 'number') return (flags & 3) !== fs.constants.O_RDONLY;
  return typeof flags === 'string' && /[wa+]/.test(flags);
}

function isRecursive(options: unknown): boolean {
  return propertiesOf(options).recursive === true;
}

function open(methods: Methods, name: string): void {
  replace(methods, name, (original) => {
    return function opening(this: unknown, ...values: unknown[]) {
      noteOpening(name);
      return original.apply(this, values);
    };
  });
}

/**
 * Most code reads the state of a file only to know whether it exists. Only code that reads the times depends on them.
 */
function noteTimes(name: string): void {
  const shown = (path: unknown, stats: unknown): unknown => {
    if (typeof stats !== 'object' || stats === null || currentObservation() === undefined) return stats;
    const observation = currentObservation();
    return new Proxy(stats, {
      get: (target, key) => {
        if (typeof key === 'string' && timesOrSize.test(key) && typeof path === 'string')
          observation?.add('times', path);
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  replace(methodsOf(fs), `${name}Sync`, (original) => (path, ...rest) => {
    noteLook('kind', path);
    return shown(path, original(path, ...rest));
  });
  replace(methodsOf(fs.promises), name, (original) => async (path, ...rest) => {
    noteLook('kind', path);
    return shown(path, await original(path, ...rest));
  });
  replace(methodsOf(fs), name, (original) => (path, ...rest) => {
    noteLook('kind', path);
    const done = rest.pop() as Call;
    return original(path, ...rest, (error: unknown, stats: unknown) => done(error, shown(path, stats)));
  });
}

/**
 * Properties that count as times. Inode numbers do not: code compares them to find out whether two paths are the same
 * file.
 */
const timesOrSize = /^(?:size|blocks|[acm]time|birthtime)/;

/** The site's own modules use a replacement instead (`own-names.ts`). */
function watchEnvironment(): void {
  process.env = notedEnvironment(process.env, { variable: (name) => currentObservation()?.addVariable(name) });
}

function watchThreads(): void {
  const { Worker } = workerThreads;
  workerThreads.Worker = class extends Worker {
    constructor(...values: ConstructorParameters<typeof Worker>) {
      noteOpening('Worker');
      super(...values);
    }
  };
}
