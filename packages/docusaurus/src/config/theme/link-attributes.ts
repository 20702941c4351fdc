import type { Keys } from '../../keys.js';

const forLinks = /^(?:target|rel|title|id|lang|hreflang|download|role|data-[a-z-]+|aria-(?!label$)[a-z]+)$/;

/** Attributes that a link receives unchanged; empty ones remove a default. */
export function attributesOf(item: Keys): Record<string, string> | undefined {
  const found = item.names().flatMap((name) => {
    if (!forLinks.test(name)) return [];
    const value = item.any(name);
    return value === null || value === false ? [[name, ''] as const] : [[name, String(value)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
