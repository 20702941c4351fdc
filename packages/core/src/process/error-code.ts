/** The code of an error that Node threw, such as `ENOENT`; empty for any other thrown value. */
export function errorCode(thrown: unknown): string {
  const code = (thrown as { readonly code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
