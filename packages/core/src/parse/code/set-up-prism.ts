import { refractor } from 'refractor/core';
import type { PrismSetUp } from '../../config/schema/markdown/markdown.js';
import type { PluginWatcher } from '../parse-context.js';
import { grammarName, loadFirstGrammars, loadGrammar } from './languages.js';

type Prism = Parameters<PrismSetUp>[0];

/** Runs code of the site under observation. */
type Watch = PluginWatcher['watch'];

type Grammars = Prism['languages'];
type Hooks = Record<string, readonly unknown[]>;

/** Prism itself, which refractor inherits from; its own functions look up grammars here. */
const core = Object.getPrototypeOf(refractor) as Prism & { readonly hooks: { all: Hooks } };

/** Prism's state: grammars, and the hooks that some of them add. */
interface PrismState {
  readonly languages: Grammars;
  readonly hooks: Hooks;
}

interface SetUp {
  readonly run: PrismSetUp;
  readonly done: Promise<void>;
  /** Prism's state before the function changed it. */
  readonly untouched: PrismState;
}

let last: SetUp | undefined;

/**
 * Calls the site's function that changes the grammars of this thread, once; changes by an earlier function are undone.
 * Rejects if the function does.
 *
 * @param watch Runs the call.
 */
export async function setUpPrism(run: PrismSetUp | undefined, watch: Watch = async (call) => call()): Promise<void> {
  if (last?.run === run) return last?.done;
  const former = last;
  if (former !== undefined) restore(former.untouched);
  last = undefined;
  if (run === undefined) return;
  await loadFirstGrammars();
  last = { run, untouched: state(), done: change(() => watch(() => run(refractor))) };
  return last.done;
}

/**
 * Grammars are loaded as code needs them, by modules that cannot be loaded all at once: if the function accesses a
 * missing grammar, the grammar is loaded and the function is called again, on the grammars as they were before.
 */
async function change(run: () => Promise<void>): Promise<void> {
  const { languages } = core;
  for (;;) {
    const before = state();
    const asked = new Set<string>();
    core.languages = noted(languages, asked);
    const failure = await failureOf(run);
    core.languages = languages;
    const missing = [...asked].filter((name) => !Object.hasOwn(before.languages, name));
    if (missing.length > 0) {
      const after = state();
      restore(before);
      if (await loadAny(missing)) continue;
      restore(after);
    }
    if (failure !== undefined) throw failure.error;
    return;
  }
}

async function failureOf(run: () => Promise<void>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** Wraps grammars so that accesses to missing names are recorded. */
function noted(languages: Grammars, asked: Set<string>): Grammars {
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && !(name in languages)) asked.add(name);
  };
  return new Proxy(languages, {
    get(target, name) {
      note(name);
      return target[name as string];
    },
    has(target, name) {
      note(name);
      return name in target;
    },
  });
}

/** Loads the named grammars; returns whether at least one exists. */
async function loadAny(names: readonly string[]): Promise<boolean> {
  let isLoaded = false;
  for (const name of names) {
    const grammar = grammarName(name, {});
    if (grammar !== undefined && (await loadGrammar(grammar))) isLoaded = true;
  }
  return isLoaded;
}

function state(): PrismState {
  return { languages: copied(core.languages), hooks: copied(core.hooks.all) };
}

/** Restores an earlier state. */
function restore(former: PrismState): void {
  const { languages, hooks } = core;
  for (const name of Object.keys(languages)) delete languages[name];
  Object.defineProperties(languages, Object.getOwnPropertyDescriptors(copied(former.languages)));
  hooks.all = copied(former.hooks);
}

/** Copies objects and lists, which may contain cycles; functions of grammars are non-enumerable properties. */
function copied<T>(value: T, known = new Map<unknown, unknown>()): T {
  if (!isPlain(value)) return value;
  if (known.has(value)) return known.get(value) as T;
  const copy = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    Object.defineProperty(copy, name, { ...property, value: copied(property.value, known) });
  return copy as T;
}

function isPlain(value: unknown): boolean {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  );
}
