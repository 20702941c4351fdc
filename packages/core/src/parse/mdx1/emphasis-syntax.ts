import type { Code, Effects, Event, State, TokenizeContext } from 'micromark-util-types';

/** A run of `*`, which may begin emphasis, and end it. */
export function tokenizeAsterisks(effects: Effects, ok: State): State {
  return (code) => {
    effects.enter('attentionSequence');
    return inside(code);
  };

  function inside(code: Code): State | undefined {
    if (code === 42) {
      effects.consume(code);
      return inside;
    }
    const run = effects.exit('attentionSequence');
    run._open = true;
    run._close = true;
    return ok(code);
  }
}

/** Makes runs emphasis as CommonMark does. */
export function resolveEmphasis(events: Event[], context: TokenizeContext): Event[] {
  const ofSpans = context.parser.constructs.insideSpan.null ?? [];
  return ofSpans.find((one) => 'name' in one && one.name === 'attention')?.resolveAll?.(events, context) ?? events;
}
