import type { Code, Construct, Effects, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import { isTag, type JsxBlock, opensBlock } from './tags.js';

/**
 * The syntax of MDX 1 on top of CommonMark, as an extension of micromark: blocks of JSX that go to the next blank line,
 * JSX among text, imports and exports. All of them become nodes of the type `html`. After remark-mdx 1.6. A `\` at the
 * end of a line is text, and `*` begins and ends emphasis whatever stands beside it.
 */
export const mdx1Syntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText', 'hardBreakEscape'] },
  flow: {
    60: { name: 'mdx1Jsx', tokenize: tokenizeJsxBlock, concrete: true },
    101: { name: 'mdx1Esm', tokenize: tokenizeEsm, concrete: true },
    105: { name: 'mdx1Esm', tokenize: tokenizeEsm, concrete: true },
  },
  text: {
    42: { name: 'mdx1Emphasis', tokenize: tokenizeAsterisks, resolveAll: resolveEmphasis },
    60: { name: 'mdx1JsxText', tokenize: tokenizeJsxText },
  },
};

/** A run of `*`, which may begin emphasis, and end it. */
function tokenizeAsterisks(effects: Effects, ok: State): State {
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

const toBlankLine: JsxBlock = { interrupts: false };

function tokenizeEsm(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const isHere = this.now().column === 1 && !this.interrupt;
  const test = (line: string) => (isHere && /^(?:import|export)\s/.test(line) ? toBlankLine : undefined);
  return tokenizeBlock(this, { effects, ok, nok }, test);
}

function tokenizeJsxBlock(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
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

/** Makes runs emphasis as CommonMark does. */
function resolveEmphasis(events: Event[], context: TokenizeContext): Event[] {
  const ofSpans = context.parser.constructs.insideSpan.null ?? [];
  return ofSpans.find((one) => 'name' in one && one.name === 'attention')?.resolveAll?.(events, context) ?? events;
}

/** A block whose first line passes a test, up to its last line or to the next blank one. */
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
 * Whether the next line belongs to a block: it is one of the same container, and not blank unless the block has an end.
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
        if (isLineEnd(code)) return end === undefined ? nok(code) : ok(code);
        return effects.attempt(
          lineThat((line) => end !== undefined || line.trim() !== ''),
          ok,
          nok,
        )(code);
      }
    },
  };
}

/** No tag of JSX is longer. */
const longestTag = 5000;

function tokenizeJsxText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
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

function consumeLineEnd(effects: Effects, code: Code): void {
  effects.enter('lineEnding');
  effects.consume(code);
  effects.exit('lineEnding');
}

/** Line ends have the codes -5 to -3, the end of the text is `null`. */
function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}

/** A tab has the code -2, the columns that it fills -1. */
function charOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code);
}
