import type { Code, Effects } from 'micromark-util-types';

/** Consumes a line end. */
export function consumeLineEnd(effects: Effects, code: Code): void {
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
}

/** Line ends have the codes -5 to -3; the end of the text is `null`. */
export function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}

/** A tab has the code -2, the columns that it fills have -1. */
export function charOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code);
}
