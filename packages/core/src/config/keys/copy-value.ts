import { isPlainObject } from '../../values/plain-object.js';
import { messageOf } from '../../values/thrown.js';

/** A value that cannot be copied, and the keys that lead to it. */
export interface Unreadable {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** Limited because code that reads a configuration recurses. */
const deepest = 200;

/**
 * Copies plain objects and lists without undefined keys, so that a configuration's getters run only once, here.
 * Circular values and throwing getters are left out and reported.
 */
export function copyValue(value: unknown): { readonly copy: unknown; readonly unreadable: readonly Unreadable[] } {
  const unreadable: Unreadable[] = [];
  return { copy: copyAt(value, [], []), unreadable };

  function copyAt(inner: unknown, path: readonly PropertyKey[], holders: readonly unknown[]): unknown {
    if (!Array.isArray(inner) && !isPlainObject(inner)) return inner;
    const isCycle = holders.includes(inner);
    if (isCycle || holders.length > deepest) {
      unreadable.push({ path, reason: isCycle ? 'it holds itself' : `it is nested more than ${deepest} deep` });
      return undefined;
    }
    const within = [...holders, inner];
    if (Array.isArray(inner)) return inner.map((item, index) => copyAt(item, [...path, index], within));
    const copied = Object.keys(inner).flatMap((key): [string, unknown][] => {
      const at = [...path, key];
      const item = copyAt(read(inner, key, at), at, within);
      return item === undefined ? [] : [[key, item]];
    });
    return Object.fromEntries(copied);
  }

  function read(holder: Readonly<Record<string, unknown>>, key: string, path: readonly PropertyKey[]): unknown {
    try {
      return holder[key];
    } catch (error) {
      unreadable.push({ path, reason: `it cannot be read: ${messageOf(error)}` });
      return undefined;
    }
  }
}
