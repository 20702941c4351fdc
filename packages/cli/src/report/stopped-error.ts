/** The work was ended from outside of docsite: what happened, as it is shown, and the exit code for it. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';

  constructor(
    message: string,
    readonly hint: string,
    readonly exitCode: number,
  ) {
    super(message);
  }
}
