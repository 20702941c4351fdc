/**
 * The options of Node for the process of a command. V8 11.3 (Node 20) optimizes functions so early, and takes so many
 * others into each, that its optimizing compiler takes a fifth of the CPU time of a build of 1,000 pages. Here functions
 * run four times as long before, and only small ones are inlined. Later versions wait longer by themselves, and do not
 * have the first of these options.
 *
 * @param v8 The version of V8, as `process.versions.v8` has it.
 */
export function compilerFlags(v8: string): string[] {
  if (!v8.startsWith('11.3.')) return [];
  return [
    `--interrupt-budget=${4 * defaultBudget}`,
    `--max-inlined-bytecode-size=${mostInlined}`,
    `--max-inlined-bytecode-size-cumulative=${mostInlined}`,
  ];
}

/** V8's own, in bytes of executed bytecode. */
const defaultBudget = 67_584;

/** In bytes of bytecode; V8's own limits are 460 for one function and 920 for all that one takes in. */
const mostInlined = 60;
