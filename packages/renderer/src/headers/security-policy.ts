import { getOrInsert } from '@docsite/core';

/** Sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * The minimal policy of a site. Styles may be inline, because templates and highlighted code have `style` attributes;
 * images, media and frames may come from any HTTPS site, because authors link to them.
 */
const needed: PolicySources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Renders a content security policy: the sources that every site needs, merged with each of the given lists. */
export function renderSecurityPolicy(added: readonly PolicySources[]): string {
  const directives = new Map(Object.entries(needed).map(([name, sources]) => [name, new Set(sources)]));
  for (const [name, sources] of added.flatMap((list) => Object.entries(list))) {
    const known = getOrInsert(directives, name, () => new Set());
    for (const source of sources) known.add(source);
    // 'none' is valid only as the sole source
    if (known.size > 1) known.delete("'none'");
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
