const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count with its noun: `one issue`, `12 issues`. Words to ten, then digits. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${words[number] ?? number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `first`, `second`; from eleven on `11th`. */
export function ordinal(number: number): string {
  const known = ordinals[number - 1];
  if (known !== undefined) return known;
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
