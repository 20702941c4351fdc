const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count with its noun: `one issue`, `12 issues`. Words to ten, then digits. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${words[number] ?? number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
}
