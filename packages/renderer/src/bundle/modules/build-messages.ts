import type { Message } from 'esbuild';

/** esbuild's messages about a failed build; rethrows any other error. */
export function messagesOf(error: unknown): Message[] {
  const { errors } = error as { errors?: Message[] };
  if (errors === undefined) throw error;
  return errors;
}
