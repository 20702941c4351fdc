/**
 * Names for the environment, the network and globals, which differ from run to run; the clock and random numbers are
 * separate.
 */
const surroundings =
  /\bprocess\s*\.(?!\s*env\s*\.\s*NODE_ENV\b)|\bprocess\s*\[|\bfetch\s*\(|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\bcrypto\s*\.\s*(?:random|getRandom)/;

const clock = /\bDate\s*\.\s*now\b|\bDate\s*\(\s*\)|\bMath\s*\.\s*random\b|\bnew\s+Date\s*[;,)\]}.]/;

/** Names whose use an observation cannot record. */
const unseen =
  /\bprocess\s*\.(?!\s*(?:env|cwd|platform|arch|versions?|release|exit|exitCode|stdout|stderr|on|once|emitWarning)\b)|\bprocess\s*\[|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\brandom(?:Bytes|UUID|Int|Fill)|\bgetRandomValues\b|\bhrtime\b|\bIntl\s*\.\s*DateTimeFormat\b|\bimport\s*\(\s*[^'"`)\s]|\brequire\s*\(\s*[^'"`)\s]/;

/**
 * How a module is run: directly, with a fixed clock, or under an observation, which records everything except `unseen`.
 */
export type RunManner = 'alone' | 'still' | 'observed';

/** Names that make the inputs of a module's code unknown. */
const patterns: Readonly<Record<RunManner, RegExp>> = {
  alone: new RegExp(`${surroundings.source}|${clock.source}`),
  still: new RegExp(`${surroundings.source}|\\bMath\\s*\\.\\s*random\\b`),
  observed: unseen,
};

/** A name used in a text. */
export interface FoundName {
  /** 0-based. */
  readonly index: number;
  readonly code: string;
}

/** The first use of a name that may differ in another run, such as `Date.now`. */
export function findUnsteady(code: string, manner: RunManner = 'alone'): FoundName | undefined {
  return findName(code, patterns[manner]);
}

/** Like `findUnsteady`, but ignores the clock and random numbers. */
export function findSurroundings(code: string): FoundName | undefined {
  return findName(code, surroundings);
}

/** Whether code uses no name that changes from run to run. */
export function isSteadyCode(code: string): boolean {
  return findUnsteady(code) === undefined;
}

function findName(code: string, pattern: RegExp): FoundName | undefined {
  const found = pattern.exec(code);
  if (found === null) return undefined;
  const rest = /^[\w$]*/.exec(code.slice(found.index + found[0].length))?.[0] ?? '';
  const named = `${found[0]}${/\.\s*$/.test(found[0]) ? rest : ''}`;
  return {
    index: found.index,
    code: named.replace(/(?<=Date\s*)[;,)\]}.]$|[([]$/, '').replace(/\s+/g, ' '),
  };
}
