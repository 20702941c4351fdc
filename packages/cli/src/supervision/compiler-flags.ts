/** The versions of V8 that are known to understand the options: those of Node 20, 22 and 24. */
const knownVersions = /^(?:11\.3|12\.4|13\.6)\./;

/**
 * The options of Node for the process of a command. The space for new objects begins with 16 MB, to which it would grow
 * in the end: from 1 MB on, what a short command reads from its cache is copied again and again on the way, a sixth of
 * the CPU time of a build after an edit. That for old ones is marked no earlier than it holds 128 MB, as most of what a
 * build reads first lives to its end: a twentieth of the time of such a build. Bytecode of functions that have not run
 * for a while is kept: such are those that load docsite, which each process runs once, so that what the next one is
 * left (`code/code-cache.ts`) would lack them; to compile them again takes every process and thread 75 ms. Then, the
 * optimizing compiler of V8 11.3 and 12.4 (Node 20 and 22) takes so many functions into each that they are small ones
 * alone here: 7 to 9 % of the CPU time of a build. V8 11.3 optimizes so early, too, that this took a fifth of the CPU
 * time of 1,000 pages: functions run four times as long before. They get feedback vectors after half as much bytecode,
 * so that inline caches and Sparkplug serve them sooner: 3 % of the CPU time of a build of many long pages. Later
 * versions wait longer by themselves, and do not have these two options.
 *
 * @param v8 The version of V8, as `process.versions.v8` has it.
 */
export function compilerFlags(v8: string): string[] {
  if (!knownVersions.test(v8)) return [];
  return [
    '--min-semi-space-size=16',
    '--initial-old-space-size=128',
    '--no-flush-bytecode',
    ...(/^(?:11\.3|12\.4)\./.test(v8) ? inlining : []),
    ...(v8.startsWith('11.3.') ? laterOptimizing : []),
  ];
}

/** In bytes of bytecode; V8's own limits are 460 for one function and 920 for all that one takes in. */
const mostInlined = 60;

const inlining = [
  `--max-inlined-bytecode-size=${mostInlined}`,
  `--max-inlined-bytecode-size-cumulative=${mostInlined}`,
];

/** V8's own, in bytes of executed bytecode. */
const defaultBudget = 67_584;

const laterOptimizing = [
  `--interrupt-budget=${4 * defaultBudget}`,
  '--interrupt-budget-factor-for-feedback-allocation=4',
];
