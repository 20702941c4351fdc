/** Numbers from 0 to 1, without 1, that look random and are the same in every run. */
export function seededRandom(seed: number): () => number {
  const next = seededBits(seed);
  return () => next() / 2 ** 32;
}

/** Whole numbers from 0 to below a limit, likewise. */
export function seededNumbers(seed: number): (limit: number) => number {
  const next = seededBits(seed);
  return (limit) => next() % limit;
}

/** Whole numbers of 32 bits (mulberry32). */
function seededBits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
