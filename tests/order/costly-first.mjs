import TestSequencer from '@jest/test-sequencer';

/** Folders whose tests run docsite as a whole: by its commands and in browsers, and by its functions. */
const costly = ['tests', 'packages/cli'];

/**
 * Jest's order of test files, the longest first by the times of earlier runs. Where there are none, as on a fresh
 * clone, Jest goes by their sizes alone: then files that build sites are put before all others, so that none of them is
 * left at the end, when nothing else is there for the other cores.
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
