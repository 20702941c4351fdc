import type { Code, Effects, State } from 'micromark-util-types';
import { parseEntities } from 'parse-entities';

/**
 * Tokenizes a character reference without a semicolon, such as `&nbsp`, for the names that HTML allows without one.
 * None of these names is the beginning of another.
 */
export function tokenizeOpenReference(effects: Effects, ok: State, nok: State): State {
  let name = '';
  return (code) => {
    effects.enter('characterReference');
    effects.enter('characterReferenceMarker');
    effects.consume(code);
    effects.exit('characterReferenceMarker');
    effects.enter('characterReferenceValue');
    return letter;
  };

  function letter(code: Code): State | undefined {
    const sign = code === null || code < 0 ? '' : String.fromCodePoint(code);
    if (name.length >= longest || !/^[A-Za-z\d]$/.test(sign)) return nok(code);
    effects.consume(code);
    name += sign;
    return isOpenName(name) ? end : letter;
  }

  function end(code: Code): State | undefined {
    effects.exit('characterReferenceValue');
    effects.exit('characterReference');
    return ok(code);
  }
}

/** The length of the longest of these names. */
const longest = 6;

/** A possible reference without a semicolon, which may begin with the name of a character. */
export const openReference = /&[A-Za-z][A-Za-z\d]*(?![A-Za-z\d;])/;

/** Whether such a reference begins with the name of a character. */
export function isOfCharacter(reference: string): boolean {
  return parseEntities(reference) !== reference;
}

function isOpenName(name: string): boolean {
  return parseEntities(`&${name}`).length === 1;
}
