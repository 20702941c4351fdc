import type { HeadLevels } from '../../template/index.js';

/** Whether head elements ask search engines not to index the page: the last element for robots counts. */
export function asksNoIndex(levels: HeadLevels): boolean {
  const robots = levels.flat().findLast(({ tag, attrs }) => tag === 'meta' && textOf(attrs?.name) === 'robots');
  const words = textOf(robots?.attrs?.content).split(',');
  return words.some((word) => word.trim() === 'noindex' || word.trim() === 'none');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : '';
}
