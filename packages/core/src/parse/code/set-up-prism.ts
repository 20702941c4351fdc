import { refractor } from 'refractor/core';
import type { PrismSetUp } from '../../config/schema/markdown.js';
import type { PluginWatcher } from '../parse-context.js';
import { grammarName, loadFirstGrammars, loadGrammar } from './languages.js';

type Prism = Parameters<PrismSetUp>[0];

/** Runs code of the site. */
type Watch = PluginWatcher['watch'];

type Grammars = Prism['languages'];
type Hooks = Record<string, readonly unknown[]>;

/** Prism itself, which refractor inherits from; its own functions look for grammars here. */
const core = Object.getPrototypeOf(refractor) as Prism & { readonly hooks: { all: Hooks } };

/** What Prism colours code by: grammars, and what some of them do before and after. */
interface PrismState {
  readonly languages: Grammars;
  readonly hooks: Hooks;
}

interface SetUp {
  readonly run: PrismSetUp;
  readonly done: Promise<void>;
  /** Prism before that function has changed it. */
  readonly untouched: PrismState;
}

let last: SetUp | undefined;

/**
 * Calls a function of the site that changes the grammars of this thread, once; changes of an earlier one are undone.
 * Rejects as the function does.
 *
 * @param watch Runs it.
 */
export async function setUpPrism(run: PrismSetUp | undefined, watch: Watch = async (call) => call()): Promise<void> {
  if (last?.run === run) return last?.done;
  const former = last;
  if (former !== undefined) restore(former.untouched);
  last = undefined;
  if (run === undefined) return;
  await loadFirstGrammars();
  last = { run, untouched: state(), done: change(() => watch(() => run(refractor as Prism))) };
  return last.done;
}

/**
 * Grammars are loaded as code needs them, in files that cannot be loaded at once: where the function asks for one that
 * is not there, it is called again, with that one, on grammars as they were before.
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

/** The grammars, with a note of each name that is looked for and not there. */
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

/** Loads the grammars of these names; whether there was one. */
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

/** A copy of objects and lists that may hold each other; functions of grammars are properties that nothing lists. */
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
