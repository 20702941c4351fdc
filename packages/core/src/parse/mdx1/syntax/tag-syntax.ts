import type { Code, Effects, State, TokenizeContext } from 'micromark-util-types';
import { charOf, consumeLineEnd, isLineEnd } from './codes.js';
import { isTag } from './tags.js';

/** The maximum length of a JSX tag. */
const longestTag = 5000;

/** An inline tag or comment. */
export function tokenizeJsxText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let tag = '';
  return (code) => {
    effects.enter('htmlText');
    effects.enter('htmlTextData');
    return inside(code);
  };

  function inside(code: Code): State | undefined {
    if (code === null || tag.length > longestTag) return nok(code);
    if (isLineEnd(code)) {
      effects.exit('htmlTextData');
      tag += '\n';
      consumeLineEnd(effects, code);
      return lineStart;
    }
    tag += charOf(code);
    effects.consume(code);
    if (tag.length === 2 && !/^<[A-Za-z/!>]/.test(tag)) return nok;
    return tag.endsWith('>') && isTag(tag) ? end : inside;
  }

  function lineStart(code: Code): State | undefined {
    if (isLineEnd(code)) return nok(code);
    effects.enter('htmlTextData');
    return inside(code);
  }

  function end(code: Code): State | undefined {
    effects.exit('htmlTextData');
    effects.exit('htmlText');
    return ok(code);
  }
}
