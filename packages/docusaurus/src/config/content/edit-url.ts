import type { Keys } from '../../keys.js';

/** The base address of edit links; docsite appends source paths relative to the site folder. */
export function editUrlOf(options: Keys): string | undefined {
  return options.text('editUrl')?.replace(/\/$/, '');
}
