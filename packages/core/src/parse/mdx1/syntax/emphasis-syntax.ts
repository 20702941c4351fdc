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
  splitRuns(events, context);
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

/**
 * Takes the first sign off runs of which only the rest is read: of `***`, only the last two close a `**`, and a `__`
 * that nothing closes is text before a `_`.
 */
function splitRuns(events: Event[], context: TokenizeContext): void {
  const open: string[] = [];
  for (let index = 0; index < events.length; index += 1) {
    const [step, run] = events[index] as Event;
    if (step !== 'enter' || run.type !== 'attentionSequence') continue;
    const text = context.sliceSerialize(run);
    const isLong = text === '***' && run._close === true && open.includes('**') && !open.includes('*');
    if (isLong || (text === '__' && !isClosed(events, index, context))) {
      events.splice(index, 0, ...firstSignOf(run, context));
      index += 2;
    }
    if (!text.startsWith('*')) continue;
    const at = open.lastIndexOf(isLong ? '**' : text);
    if (at === -1) open.push(text);
    else open.splice(at);
  }
}

/** Whether a `__` is closed by another one, or closes one itself. */
function isClosed(events: readonly Event[], index: number, { sliceSerialize }: TokenizeContext): boolean {
  return events.some(
    ([step, run], at) =>
      at !== index && step === 'enter' && run.type === 'attentionSequence' && /^_{2,}$/.test(sliceSerialize(run)),
  );
}

/** Makes the first sign of a run text; the run begins after it. */
function firstSignOf(run: Token, context: TokenizeContext): Event[] {
  const { start } = run;
  const end = { ...start, column: start.column + 1, offset: start.offset + 1, _bufferIndex: start._bufferIndex + 1 };
  const text: Token = { type: 'data', start, end };
  run.start = { ...end };
  return [
    ['enter', text, context],
    ['exit', text, context],
  ];
}
