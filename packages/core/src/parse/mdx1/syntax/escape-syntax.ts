import type { Code, Effects, State } from 'micromark-util-types';

/** Characters that `\` escapes in remark-parse 8; before any other, such as `<`, it is text. */
const escaped = /[\\`*{}[\]()#+\-.!_>~|]/;

/** Makes a `\` text, together with the character after it. */
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
