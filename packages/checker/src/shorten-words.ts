/** The beginning and the end of a word that nobody reads in full. */
const longWord = /(\S{100})\S{200,}(\S{50})/gu;

/** Shortens the long words of a message: an image may have been pasted where its address belongs. */
export function shortenWords(text: string): string {
  return text.length < 350 ? text : text.replace(longWord, '$1…$2');
}
