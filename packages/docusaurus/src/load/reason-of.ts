/** Why something failed, in one line; plugins may throw anything. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error || isMessage(error) ? error.message : String(error);
  return message.split('\n')[0] as string;
}

function isMessage(error: unknown): error is { readonly message: string } {
  return typeof (error as { readonly message?: unknown } | null)?.message === 'string';
}
