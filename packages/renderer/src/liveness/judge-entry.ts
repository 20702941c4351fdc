import type { Alive, Bundled } from './bundled.js';
import { CodeSearch, localName } from './code-search.js';

/** The result of judging an entry of a bundle. */
export interface Judgement {
  /** The effect of loading its files, if that is live. */
  readonly effect?: Alive;
  /** Its live exports, by name. */
  readonly exports: ReadonlyMap<string, Alive>;
}

/**
 * Determines whether the exports of a bundle's entry, or the effects of loading its files, can change in a browser: by
 * state, effects, refs, handlers, browser APIs, time, later loading, or unknown code. Everything not listed is known to
 * be inert, including all code it can reach.
 *
 * @param names The exports of the entry.
 */
export function judgeEntry(entry: string, names: readonly string[], bundled: Bundled): Judgement {
  const loading = new CodeSearch(bundled);
  const effect = loading.load(entry) ?? loading.joined();
  const exports = names.flatMap((name): [string, Alive][] => {
    const found = judgeExport(entry, name, { bundled, isLoaded: effect === undefined });
    return found === undefined ? [] : [[name, found]];
  });
  return { ...(effect !== undefined && { effect }), exports: new Map(exports) };
}

/** Judges one export of an entry. If elements are copied, their props may differ from those they were created with. */
function judgeExport(entry: string, name: string, { bundled, isLoaded }: ExportContext): Alive | undefined {
  const file = bundled.file(entry);
  const local = file === undefined ? name : localName(file, name);
  const search = (kind: 'draw' | 'reach') => {
    const searched = new CodeSearch(bundled);
    if (isLoaded) searched.load(entry);
    return { found: searched[kind](entry, local) ?? searched.joined(), copies: searched.copies };
  };
  const { found, copies } = search('draw');
  return found === undefined && copies ? search('reach').found : found;
}

interface ExportContext {
  readonly bundled: Bundled;
  /** Whether loading the files is known to be inert. */
  readonly isLoaded: boolean;
}
