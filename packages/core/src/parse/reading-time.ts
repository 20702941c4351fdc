const wordsPerMinute = 200;

/**
 * The minutes that a text takes to read, rounded up. Words are those of Unicode's segmentation, so that texts without
 * spaces between their words count as well; the same for all languages, as it is for machines.
 */
export function readingMinutes(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  // rounded to hundredths first, as Docusaurus rounds
  return Math.ceil(Math.round((words / wordsPerMinute) * 100) / 100);
}
