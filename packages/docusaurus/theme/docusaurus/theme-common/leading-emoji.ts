import { leadingEmoji } from '@theme/content/leading-emoji';

/** An emoji that a label begins with, and the rest as it is. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  return { emoji: null, ...leadingEmoji(text) };
}
