/** For schemas that a process uses only once: zod interprets them instead of first compiling a function per object. */
export const parseOnce = { jitless: true } as const;
