import type { WriteStream } from 'node:tty';

/** Whether text for a stream may have colours: only for a terminal, and only if `NO_COLOR` is not set. */
export function usesColor(stream: Pick<WriteStream, 'isTTY'>, env: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** The columns of a terminal that is wide enough to show source in; `undefined` for others, and for a file. */
export function widthOf({ isTTY, columns }: Pick<WriteStream, 'isTTY' | 'columns'>): number | undefined {
  return isTTY === true && columns >= 40 ? columns : undefined;
}
