/**
 * Times 'did you mean' hints. usage: node bench/suggest.mjs [--files 12000] [--words 500] [--runs 3]
 *
 * Looks for three kinds of missing images among many static files: a misspelt existing name, a nonexistent number, and
 * a path that resembles no other.
 */
import { findNearest } from '../packages/core/dist/suggest/nearest.js';
import { readOptions } from './read-options.mjs';

const { values } = readOptions({
  options: {
    files: { type: 'string', default: '12000' },
    words: { type: 'string', default: '500' },
    runs: { type: 'string', default: '3' },
  },
});
const [files, words, runs] = [Number(values.files), Number(values.words), Number(values.runs)];

const paths = Array.from({ length: files }, (_, index) => {
  const course = String(index % 211).padStart(3, '0');
  return `/img/screens/course-${course}/figure-${String(index).padStart(5, '0')}-overview.png`;
});
const questions = {
  'a slip': (index) => paths[(index * 7919) % files].replace('figure', index % 2 === 0 ? 'fgiure' : 'figur'),
  'another number': (index) => `/img/screens/course-${900 + (index % 100)}/figure-9${index}-overview.png`,
  'another path': (index) => `/images/${(index * 2654435761).toString(36)}/screenshot-of-something-else-${index}.png`,
};

for (const [kind, question] of Object.entries(questions)) {
  const times = Array.from({ length: runs }, () => {
    const find = findNearest(paths);
    const started = performance.now();
    const found = Array.from({ length: words }, (_, index) => find(question(index))).filter(Boolean).length;
    return { milliseconds: performance.now() - started, found };
  });
  const best = times.reduce((least, time) => (time.milliseconds < least.milliseconds ? time : least));
  console.log(`${kind}: ${best.milliseconds.toFixed(0)} ms for ${words} questions, ${best.found} answered`);
}
