/**
 * For a schema that a process uses once: zod then reads it as it is, rather than writing a function for each of its
 * objects first.
 */
export const parseOnce = { jitless: true } as const;
