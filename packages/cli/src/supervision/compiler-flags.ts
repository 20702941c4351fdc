/**
 * The options of Node for the process of a command. V8 11.3 (Node 20) optimizes functions so early that its optimizing
 * compiler takes a fifth of the CPU time of a build of 1,000 pages: here functions run four times as long before. Later
 * versions wait longer by themselves, and do not have this option.
 *
 * @param v8 The version of V8, as `process.versions.v8` has it.
 */
export function compilerFlags(v8: string): string[] {
  return v8.startsWith('11.3.') ? [`--interrupt-budget=${4 * defaultBudget}`] : [];
}

/** V8's own, in bytes of executed bytecode. */
const defaultBudget = 67_584;
