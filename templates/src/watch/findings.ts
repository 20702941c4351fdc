import type { ShownFindings } from '@docsite/renderer/template';

/** Formats the number of findings: `2 errors, 1 warning`. */
export function countFindings({ errors, warnings }: Omit<ShownFindings, 'list'>): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]);
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}
