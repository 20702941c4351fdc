import type { Line } from './schema.js';

/** How far a series of releases is looked after on a day. */
export type Support = 'planned' | 'general' | 'security' | 'ended';

/**
 * The support of a series on a day. All that depends on the date follows from this.
 *
 * @param today Such as `2022-07-11`. The last day of support still counts.
 */
export function supportOn(line: Line, today: string): Support {
  if (today < line.released) return 'planned';
  if (today <= line.generalSupportEnds) return 'general';
  return today <= line.securitySupportEnds ? 'security' : 'ended';
}

const labels: Readonly<Record<Support, string>> = {
  planned: 'Planned',
  general: 'Supported',
  security: 'Security fixes only',
  ended: 'Not supported',
};

/** The support in two or three words. */
export function labelOf(support: Support): string {
  return labels[support];
}
