/** Names of what differs from run to run, but for the clock and random numbers: environment, network, globals. */
const surroundings =
  /\bprocess\s*\.(?!\s*env\s*\.\s*NODE_ENV\b)|\bprocess\s*\[|\bfetch\s*\(|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\bcrypto\s*\.\s*(?:random|getRandom)/;

const clock = /\bDate\s*\.\s*now\b|\bDate\s*\(\s*\)|\bMath\s*\.\s*random\b|\bnew\s+Date\s*[;,)\]}.]/;

/** Names whose use an observation does not notice. */
const unseen =
  /\bprocess\s*\.(?!\s*(?:env|cwd|platform|arch|versions?|release|exit|exitCode|stdout|stderr|on|once|emitWarning)\b)|\bprocess\s*\[|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\brandom(?:Bytes|UUID|Int|Fill)|\bgetRandomValues\b|\bhrtime\b|\bIntl\s*\.\s*DateTimeFormat\b|\bimport\s*\(\s*[^'"`)\s]|\brequire\s*\(\s*[^'"`)\s]/;

/** How a module is run: as it is, with a clock that stands, or under an observation, which notices all but `unseen`. */
export type RunManner = 'alone' | 'still' | 'observed';

/** Names in the code of a module because of which it is not known what it depends on. */
const patterns: Readonly<Record<RunManner, RegExp>> = {
  alone: new RegExp(`${surroundings.source}|${clock.source}`),
  still: new RegExp(`${surroundings.source}|\\bMath\\s*\\.\\s*random\\b`),
  observed: unseen,
};

/** A name in code. */
export interface NamedCode {
  /** 1-based. */
  readonly line: number;
  readonly code: string;
}

/** Where code first names something that may differ in another run: `Date.now`. */
export function findUnsteady(code: string, manner: RunManner = 'alone'): NamedCode | undefined {
  return findNamed(code, patterns[manner]);
}

/** The same but for the clock and random numbers. */
export function findSurroundings(code: string): NamedCode | undefined {
  return findNamed(code, surroundings);
}

/** Whether code names nothing that changes from run to run. */
export function isSteadyCode(code: string): boolean {
  return findUnsteady(code) === undefined;
}

function findNamed(code: string, pattern: RegExp): NamedCode | undefined {
  const found = pattern.exec(code);
  if (found === null) return undefined;
  const rest = /^[\w$]*/.exec(code.slice(found.index + found[0].length))?.[0] ?? '';
  const named = `${found[0]}${/\.\s*$/.test(found[0]) ? rest : ''}`;
  return {
    line: code.slice(0, found.index).split('\n').length,
    code: named.replace(/(?<=Date\s*)[;,)\]}.]$|[([]$/, '').replace(/\s+/g, ' '),
  };
}
