/** Placeholder until the server is written. */
export async function serve(_dir: string | undefined, _options: object): Promise<number> {
  return 2;
}
