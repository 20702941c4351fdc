import { type Finding, finding, type Place } from '../diagnostic.js';
import type { GitFailure } from './read-git.js';

/** The finding that Git could not read all of the history, in the words of its first error. */
export function unreadHistory({ message }: GitFailure, place: Place): Finding {
  const reason = /^(?:fatal|error): (.+)$/m.exec(message)?.[1] ?? 'it ended early';
  const remedy = trustCommand(message) ?? 'git fsck shows what is damaged';
  return finding('git-history', place, `Git cannot read the history, which dates pages: ${reason}`, remedy);
}

/** The command with which to trust a repository of another user, if that is what Git asks for. */
export function trustCommand(message: string): string | undefined {
  return /git config --global --add safe\.directory .+/.exec(message)?.[0];
}
