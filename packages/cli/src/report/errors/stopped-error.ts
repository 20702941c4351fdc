/** Thrown if something other than docsite stopped the work. Carries the message to show and the exit code. */
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
