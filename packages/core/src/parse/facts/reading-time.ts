/**
 * The reading time of a text in minutes, rounded to hundredths, as Docusaurus rounds. Words are those of Unicode's
 * segmentation, so that texts without spaces between words count as well; the same in all languages.
 */
export function readingMinutes(text: string, wordsPerMinute = 200): number {
  return Math.round((countWords(text) / wordsPerMinute) * 100) / 100;
}

/** Chinese characters, Hiragana and Hangul. */
const loneSign = '\\u3040-\\u309f\\u4e00-\\u9fff\\uac00-\\ud7a3';
const punctuation = '!-/:-@[-`{-~\\u3000-\\u303f\\uff00-\\uffef';
const spaces = ' \\n\\r\\t';
/** One of these signs, with the punctuation and spaces after it, or else what is between spaces. */
const spacedWord = new RegExp(`[${loneSign}][${punctuation}${spaces}]*|[^${loneSign}${spaces}]+`, 'g');

/** The reading time of a text in minutes as the package reading-time 1.5 computes it. */
export function readingMinutesBySpaces(text: string, wordsPerMinute = 200): number {
  return (text.match(spacedWord)?.length ?? 0) / wordsPerMinute;
}

/** The text of a post that counts for its reading time: without the title at its beginning, or after its imports. */
export function withoutTitle(body: string): string {
  const text = body.replace(/^(?:\s*import\s(?:.|\n(?!\n))*\n{2,})*/, '').trimStart();
  const [title] = /^#[ \t].*/.exec(text) ?? /^.+\n=+[ \t]*(?=\n|$)/.exec(text) ?? [];
  return title === undefined ? body : body.replace(title, () => '');
}

/** A word or number in ASCII, with surrounding punctuation that joins it to nothing. */
const plainWord = /^[("'*`#~[-]*(?:[a-z]+|\d+)[.,;:!?)"'*`~\]-]*$/i;
const plainSigns = /^[!-/:-@[-^`{-~]*$/;

/**
 * The number of words in a text. `Intl.Segmenter` is only used for parts that it may split other than at spaces: a
 * tenth of English prose. It gets each on its own: in a long Chinese text, it takes five times as long.
 */
export function countWords(text: string): number {
  let segmenter: Intl.Segmenter | undefined;
  let words = 0;
  for (const token of text.split(/[ \t\n\r]+/)) {
    if (plainWord.test(token)) words++;
    else if (!plainSigns.test(token)) {
      segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
      for (const { isWordLike } of segmenter.segment(token)) if (isWordLike) words++;
    }
  }
  return words;
}
