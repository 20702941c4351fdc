import type { Code, Effects, Event, State, Token, TokenizeContext } from 'micromark-util-types';
import { charOf } from './codes.js';

/**
 * A run of `*` or `_`, which may open and close emphasis; a single `_` closes it only if no letter or digit follows.
 */
export function tokenizeAttention(this: TokenizeContext, effects: Effects, ok: State): State {
  const isAfterSpace = isSpace(this.previous);
  let length = 0;
  return (sign) => {
    effects.enter('attentionSequence');
    return inside(sign);

    function inside(code: Code): State | undefined {
      if (code === sign) {
        length++;
        effects.consume(code);
        return inside;
      }
      const run = effects.exit('attentionSequence');
      const isLong = sign === underscore && length > 2;
      run._open = !(isLong && isSpace(code));
      run._close = isLong ? !isAfterSpace : sign !== underscore || length > 1 || !/\w/.test(charOf(code));
      return ok(code);
    }
  };
}

const underscore = 95;

function isSpace(code: Code): boolean {
  return code === null || /\s/.test(charOf(code));
}

/** Resolves runs to emphasis as in CommonMark, except that `_` and `__` close the outermost run that they can. */
export function resolveEmphasis(events: Event[], context: TokenizeContext): Event[] {
  const open: { readonly text: string; readonly run: Token }[] = [];
  for (const [step, run, { sliceSerialize }] of events) {
    const text = step === 'enter' && run.type === 'attentionSequence' ? sliceSerialize(run) : '';
    if (text !== '_' && text !== '__') continue;
    const at = open.findIndex((one) => one.text === text);
    const begins = at === -1;
    const ends = !begins && run._close === true;
    run._open = false;
    run._close = ends;
    if (begins) open.push({ text, run });
    if (!ends) continue;
    // runs opened inside must be closed inside, or are text
    const [first] = open.splice(at);
    if (first !== undefined) first.run._open = true;
  }
  const ofSpans = context.parser.constructs.insideSpan.null ?? [];
  return ofSpans.find((one) => 'name' in one && one.name === 'attention')?.resolveAll?.(events, context) ?? events;
}
