import TestSequencer from '@jest/test-sequencer';

/** Folders whose tests run all of docsite, by its commands, in browsers, or by its functions. */
const costly = ['tests', 'packages/cli'];

/**
 * Jest's order of test files, with the longest first according to earlier runs. Without such times, as on a fresh
 * clone, Jest would only go by file size; then files that build sites come before all others, so that none of them is
 * left for the end, when the other cores have nothing to do.
 */
export default class CostlyFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isNew = ({ duration }) => duration === undefined;
    const [early, known] = [sorted.filter(isNew), sorted.filter((test) => !isNew(test))];
    return [...early.filter(isCostly), ...early.filter((test) => !isCostly(test)), ...known];
  }
}

function isCostly({ path, context }) {
  return costly.some((folder) => path.startsWith(`${context.config.rootDir}/${folder}/`));
}
