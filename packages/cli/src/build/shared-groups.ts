import { createHash } from 'node:crypto';

/**
 * Divides names into groups of about the same size. A name stays in its group while others come and go, but where their
 * number has doubled.
 */
export function groupNames(names: readonly string[], size: number): string[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(names.length / size)));
  const groups = new Map<number, string[]>();
  for (const name of names) {
    const number = createHash('sha256').update(name).digest().readUInt32BE() % count;
    const group = groups.get(number);
    if (group === undefined) groups.set(number, [name]);
    else group.push(name);
  }
  return [...groups.values()];
}
