import type { WriteStream } from 'node:tty';

/** Whether a stream supports colours: only a terminal, and only if `NO_COLOR` is not set. */
export function usesColor(stream: Pick<WriteStream, 'isTTY'>, env: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** The columns of a terminal wide enough to show source; `undefined` for narrower ones, and for files. */
export function widthOf({ isTTY, columns }: Pick<WriteStream, 'isTTY' | 'columns'>): number | undefined {
  return isTTY === true && columns >= 40 ? columns : undefined;
}
