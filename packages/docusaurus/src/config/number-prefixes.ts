import type { ContentHooks } from '@docsite/core';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';
import { functionOf, run } from './named-function.js';

/** What Docusaurus expects of a parser of number prefixes. */
interface ParsedName {
  readonly filename?: unknown;
  readonly numberPrefix?: unknown;
}

/** Has the parsers of number prefixes that docs instances name take names apart. */
export function prefixesOf(docs: readonly Keys[], takeover: Takeover): Pick<ContentHooks, 'numberPrefix'> {
  const found = docs.flatMap((options) => {
    const own = functionOf(options, 'numberPrefixParser');
    return own === undefined ? [] : [[options.text('id') ?? 'default', own] as const];
  });
  const parsers = new Map(found);
  if (parsers.size === 0) return {};
  return {
    numberPrefix: (id) => {
      const parser = parsers.get(id);
      if (parser === undefined) return undefined;
      return (name) => {
        const { filename, numberPrefix } = (run(parser, takeover, name) ?? {}) as ParsedName;
        return {
          name: typeof filename === 'string' ? filename : name,
          ...(typeof numberPrefix === 'number' && { position: numberPrefix }),
        };
      };
    },
  };
}
