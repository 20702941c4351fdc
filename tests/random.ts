/** Pseudorandom numbers from 0 up to but excluding 1, the same in every run. */
export function seededRandom(seed: number): () => number {
  const next = seededBits(seed);
  return () => next() / 2 ** 32;
}

/** Pseudorandom integers from 0 up to but excluding a limit. */
export function seededNumbers(seed: number): (limit: number) => number {
  const next = seededBits(seed);
  return (limit) => next() % limit;
}

/** Pseudorandom 32-bit integers (mulberry32). */
function seededBits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
