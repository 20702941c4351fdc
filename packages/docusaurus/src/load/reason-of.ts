/** Why something failed, in one line, with what it goes back to; plugins may throw anything. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error || isMessage(error) ? error.message : String(error);
  const line = message.split('\n')[0] as string;
  const cause = (error as { readonly cause?: unknown } | null)?.cause;
  return cause === undefined || cause === null ? line : `${line.replace(/\.$/, '')}: ${reasonOf(cause)}`;
}

function isMessage(error: unknown): error is { readonly message: string } {
  return typeof (error as { readonly message?: unknown } | null)?.message === 'string';
}
