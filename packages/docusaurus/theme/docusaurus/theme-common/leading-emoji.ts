import { leadingEmoji } from '@theme/content/leading-emoji';

/** Splits a label that begins with an emoji. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  return { emoji: null, ...leadingEmoji(text) };
}
