/** The versions of V8 that are known to support the options: those of Node 20, 22 and 24. */
const knownVersions = /^(?:11\.3|12\.4|13\.6)\./;

/**
 * The Node options for the process of a command.
 *
 * The space for new objects starts with 16 MB, the size to which it would grow in the end: starting from 1 MB, what a
 * short command reads from its cache is copied again and again on the way, a sixth of the CPU time of a build after an
 * edit.
 *
 * The space for old objects is not marked before it contains 128 MB, because most of what a build reads first is used
 * until its end: a twentieth of the time of such a build.
 *
 * Bytecode of functions that have not run for a while is kept: these include the functions that load docsite, which
 * each process runs once, and which the code stored for the next process (`code/code-cache.ts`) would otherwise lack;
 * compiling them again takes every process and thread 75 ms.
 *
 * The optimizing compiler of V8 11.3 and 12.4 (Node 20 and 22) inlines so many functions that only small ones are
 * allowed here: 7 to 9 % of the CPU time of a build.
 *
 * V8 11.3 also optimizes so early that this took a fifth of the CPU time for 1,000 pages: functions run four times as
 * long before. They get feedback vectors after half as much bytecode, so that inline caches and Sparkplug take effect
 * earlier: 3 % of the CPU time of a build with many long pages. Later versions wait longer by default, and do not have
 * these two options.
 *
 * @param v8 The version of V8, as in `process.versions.v8`.
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

/** In bytes of bytecode; V8's own limits are 460 for one function and 920 for all functions inlined into one. */
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
