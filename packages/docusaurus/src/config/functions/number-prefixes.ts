import type { ContentHooks } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { ask, functionsById } from './named-function.js';

/** The result that Docusaurus expects from a parser of number prefixes. */
interface ParsedName {
  readonly filename?: unknown;
  readonly numberPrefix?: unknown;
}

/** Applies the configured number prefix parsers of docs instances. */
export function prefixesOf(docs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'numberPrefix'> {
  const parsers = functionsById(docs, 'numberPrefixParser');
  if (parsers.size === 0) return {};
  return {
    numberPrefix: (id) => {
      const parser = parsers.get(id);
      if (parser === undefined) return undefined;
      return (name) => {
        const { filename, numberPrefix } = (ask(parser, takeover, name) ?? {}) as ParsedName;
        return {
          name: typeof filename === 'string' ? filename : name,
          ...(typeof numberPrefix === 'number' && { position: numberPrefix }),
        };
      };
    },
  };
}
