/** The message of a thrown value: that of an error, even from another realm; anything else as text. */
export function messageOf(thrown: unknown): string {
  const message = (thrown as { readonly message?: unknown } | null | undefined)?.message;
  if (typeof message === 'string') return message;
  // objects without a prototype cannot be converted to text
  return typeof thrown === 'object' && thrown !== null ? Object.prototype.toString.call(thrown) : String(thrown);
}

/** Why something failed, in one line: the first line of the message, with its causes. */
export function reasonOf(thrown: unknown): string {
  const line = messageOf(thrown).split('\n')[0] as string;
  const cause = (thrown as { readonly cause?: unknown } | null | undefined)?.cause;
  return cause === undefined || cause === null ? line : `${line.replace(/\.$/, '')}: ${reasonOf(cause)}`;
}
