import * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A loader for webpack, and its options, or the query in its name. */
export interface WebpackLoader {
  /** Absolute. */
  readonly file: string;
  readonly options: Readonly<Record<string, unknown>> | string;
  /** The code of functions in the options, on which results depend; absent for none. */
  readonly functions?: readonly string[];
}

type Content = string | Buffer;

/** A loader as its module exports it. */
export interface LoaderFunction {
  (this: object, content: Content, map?: unknown, meta?: unknown): unknown;
  /** Whether it gets the bytes of the file. */
  readonly raw?: boolean;
}

/** Imports loaders of webpack by their absolute paths. */
export type LoaderImporter = (file: string) => Promise<LoaderFunction>;

/** The file that loaders are run for. */
export interface LoadedFile {
  /** Absolute. */
  readonly path: string;
  /** Its text, if that has been read. */
  readonly text?: string;
  readonly siteDir: string;
  readonly importLoader: LoaderImporter;
}

/** The code that loaders have produced, and the files that they have declared as dependencies. */
export interface LoadedCode {
  readonly code: string;
  readonly dependencies: readonly string[];
}

/**
 * Runs loaders of webpack on a file, the last one first, each with the result of the one before. They get those parts
 * of webpack's loader context that do not need a compilation; a loader that needs more throws, which is an error of
 * the file.
 */
export async function runLoaders(loaders: readonly WebpackLoader[], file: LoadedFile): Promise<LoadedCode> {
  const dependencies = new Set<string>([file.path]);
  let content: Content = file.text ?? readFileSync(file.path);
  for (const [index, loader] of [...loaders.entries()].reverse()) {
    const run = await file.importLoader(loader.file);
    const given = run.raw ? Buffer.from(content) : content.toString();
    content = await callLoader(run, given, { ...contextOf(loaders, index, file), ...dependencyMethods(dependencies) });
  }
  return { code: content.toString(), dependencies: [...dependencies] };
}

/** Calls a loader. It may return its result or a promise of it, or pass it to the callback that it has requested. */
function callLoader(run: LoaderFunction, content: Content, context: object): Promise<Content> {
  return new Promise((settle, fail) => {
    let isLater = false;
    const callback = (error: unknown, result?: unknown) => {
      if (error) fail(error);
      else settle(contentOf(result));
    };
    const own = {
      ...context,
      callback: (error: unknown, result?: unknown) => {
        isLater = true;
        callback(error, result);
      },
      async: () => {
        isLater = true;
        return callback;
      },
    };
    Promise.resolve(run.call(own, content)).then((result) => {
      if (!isLater) settle(contentOf(result));
    }, fail);
  });
}

function contentOf(result: unknown): Content {
  return Buffer.isBuffer(result) ? result : String(result ?? '');
}

function dependencyMethods(dependencies: Set<string>) {
  const addDependency = (path: string) => void dependencies.add(path);
  return { addDependency, dependency: addDependency, addContextDependency() {}, addMissingDependency() {} };
}

/** The part of webpack's loader context that describes the file, the loader and its options. */
function contextOf(loaders: readonly WebpackLoader[], index: number, { path, siteDir }: LoadedFile) {
  const { options } = loaders[index] as WebpackLoader;
  const fail = (error: unknown) => {
    throw error instanceof Error ? error : new Error(String(error));
  };
  return {
    version: 2,
    mode: 'production',
    target: 'web',
    sourceMap: false,
    hot: false,
    fs,
    context: dirname(path),
    rootContext: siteDir,
    resource: path,
    resourcePath: path,
    resourceQuery: '',
    resourceFragment: '',
    loaderIndex: index,
    loaders: loaders.map((loader) => ({ path: loader.file, options: loader.options, query: queryOf(loader) })),
    query: typeof options === 'string' ? `?${options}` : options,
    getOptions: () => (typeof options === 'string' ? Object.fromEntries(new URLSearchParams(options)) : { ...options }),
    getLogger: () => console,
    utils: { contextify, absolutify: (folder: string, request: string) => resolve(folder, request) },
    cacheable() {},
    emitWarning() {},
    emitError: fail,
    resolve: (folder: string, request: string, done: (error: unknown, file?: string) => void) => {
      try {
        done(null, createRequire(join(folder, 'index.js')).resolve(request));
      } catch (error) {
        done(error);
      }
    },
  };
}

/** A path relative to a folder, as modules import it. */
function contextify(folder: string, request: string): string {
  if (!isAbsolute(request)) return request;
  const path = relative(folder, request).replaceAll(sep, '/');
  return path.startsWith('../') ? path : `./${path}`;
}

function queryOf({ options }: WebpackLoader): string {
  const text = typeof options === 'string' ? options : JSON.stringify(options);
  return text === '' || text === '{}' ? '' : `?${text}`;
}
