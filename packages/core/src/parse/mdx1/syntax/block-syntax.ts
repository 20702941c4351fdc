import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { charOf, consumeLineEnd, isLineEnd } from './codes.js';
import { type JsxBlock, opensBlock } from './tags.js';

const toBlankLine: JsxBlock = { interrupts: false };

/** Imports and exports, at the start of a line. */
export function tokenizeEsm(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const isHere = this.now().column === 1 && !this.interrupt;
  const test = (line: string) => (isHere && /^(?:import|export)\s/.test(line) ? toBlankLine : undefined);
  return tokenizeBlock(this, { effects, ok, nok }, test);
}

/** A block that begins with a tag. */
export function tokenizeJsxBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const test = (line: string) => {
    const block = opensBlock(line);
    return this.interrupt && block?.interrupts === false ? undefined : block;
  };
  return tokenizeBlock(this, { effects, ok, nok }, test);
}

interface Outcome {
  readonly effects: Effects;
  readonly ok: State;
  readonly nok: State;
}

/** A block whose first line passes a test, up to its closing line or to the next blank one. */
function tokenizeBlock(
  context: TokenizeContext,
  { effects, ok, nok }: Outcome,
  test: (line: string) => JsxBlock | undefined,
): State {
  let block: JsxBlock = toBlankLine;
  let line = '';
  const firstLine = lineThat((text) => {
    const found = test(text);
    block = found ?? block;
    return found !== undefined;
  });
  return effects.check(firstLine, start, nok);

  function start(code: Code): State | undefined {
    effects.enter('htmlFlow');
    return lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    line = '';
    if (isLineEnd(code)) return afterLine(code);
    effects.enter('htmlFlowData');
    return inLine(code);
  }

  function inLine(code: Code): State | undefined {
    if (!isLineEnd(code)) {
      line += charOf(code);
      effects.consume(code);
      return inLine;
    }
    effects.exit('htmlFlowData');
    return afterLine(code);
  }

  function afterLine(code: Code): State | undefined {
    if (code === null || block.end?.test(line)) return end(code);
    return effects.check(nextLine(context, block), lineEnd, end)(code);
  }

  function lineEnd(code: Code): State {
    consumeLineEnd(effects, code);
    return lineStart;
  }

  function end(code: Code): State | undefined {
    effects.exit('htmlFlow');
    return ok(code);
  }
}

/** A line that passes a test. */
function lineThat(test: (line: string) => boolean): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let line = '';
      return (code) => {
        effects.enter('htmlFlowData');
        return inside(code);
      };
      function inside(code: Code): State | undefined {
        if (isLineEnd(code)) {
          effects.exit('htmlFlowData');
          return test(line) ? ok(code) : nok(code);
        }
        line += charOf(code);
        effects.consume(code);
        return inside;
      }
    },
  };
}

/**
 * Whether the next line belongs to a block: it must be in the same container, and not empty unless the block has a
 * closing line. A line of spaces does not count as empty.
 */
function nextLine({ parser, now }: TokenizeContext, { end }: JsxBlock): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      return (code) => {
        consumeLineEnd(effects, code);
        return after;
      };
      function after(code: Code): State | undefined {
        if (code === null || parser.lazy[now().line]) return nok(code);
        return isLineEnd(code) && end === undefined ? nok(code) : ok(code);
      }
    },
  };
}
