import type { Issue } from './union-branch.js';

/** What a schema says about a value, without the words that zod begins with. */
export function issueReason({ message }: Pick<Issue, 'message'>): string {
  return message.replace(/^Invalid input: /, '');
}
