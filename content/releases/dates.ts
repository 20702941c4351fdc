const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2022-07-11` as `11 July 2022`. */
export function formatDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** `2022-11-14` as `14 Nov 2022`, for tables. */
export function formatShortDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

function partsOf(date: string): [year: number, month: string, day: number] {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return [year, months[month - 1] as string, day];
}
