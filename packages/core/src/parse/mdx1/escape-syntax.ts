import type { Code, Effects, State } from 'micromark-util-types';

/** Signs that a `\` may stand before, after remark-parse 8: it is text before others, such as `<`. */
const escaped = /[\\`*{}[\]()#+\-.!_>~|]/;

/** A `\` and the sign that it has be text. */
export function tokenizeEscape(effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('characterEscape');
    effects.enter('escapeMarker');
    effects.consume(code);
    effects.exit('escapeMarker');
    return sign;
  };

  function sign(code: Code): State | undefined {
    if (code === null || code < 0 || !escaped.test(String.fromCodePoint(code))) return nok(code);
    effects.enter('characterEscapeValue');
    effects.consume(code);
    effects.exit('characterEscapeValue');
    effects.exit('characterEscape');
    return ok;
  }
}
