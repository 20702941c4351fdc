import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { type CodePlace, type LoadedConfig, pathFrom } from '@docsite/core';
import { hasFunctions } from '../../workers/worker/parse-settings.js';
import type { CachedWork } from './cached-work.js';

/** The reason if parsing a document ran code that may read anything; undefined otherwise. */
export function openDocument(path: string, { workers, loaded, siteDir }: CachedWork): string | undefined {
  const reads = workers.origin(path)?.reads;
  if (reads?.isOpen) return openCode(reads.opening, siteDir, loaded);
  if (!hasFunctions(loaded.config.markdown)) return undefined;
  const { reads: ofConfig, observation, file = '' } = loaded;
  if (ofConfig?.isClosed !== true) return openCode(ofConfig?.opening, siteDir);
  const code = observation?.opening;
  return code === undefined ? undefined : openCode({ file, code, verb: 'calls' }, siteDir, loaded);
}

/**
 * Says that code may produce different results in each run, with its place.
 *
 * @param loaded The configuration, whose modules may contain the code that a plugin calls.
 */
export function openCode(place: CodePlace | undefined, siteDir: string, loaded?: LoadedConfig): string {
  if (place === undefined) return 'it runs code that may read anything';
  const { file, line, code, verb = 'names' } = place.verb === 'calls' ? locateCall(place, loaded) : place;
  const shown = isAbsolute(file) ? pathFrom(siteDir, file) : file;
  const where = line === undefined ? shown : `${shown}:${line}`;
  return `${where} ${verb} '${code}', which may differ from run to run`;
}

/** Finds an observed call in the modules of the configuration; calls by packages are in none of them. */
function locateCall(place: CodePlace, loaded: LoadedConfig | undefined): CodePlace {
  for (const file of loaded?.reads?.files ?? []) {
    if (file.endsWith('.json')) continue;
    const index = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(place.code));
    if (index >= 0) return { file, line: index + 1, code: place.code };
  }
  return place;
}
