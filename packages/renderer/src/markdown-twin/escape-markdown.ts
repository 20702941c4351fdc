const special = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
const maySpecial = /[\\`*[\]~_<&]/;

/** Escapes text so that Markdown renders it literally, anywhere in a line. */
export function escapeMarkdown(text: string): string {
  return maySpecial.test(text) ? text.replace(special, '\\$&') : text;
}

const blockStart = /^[ \t]*(?:#{1,6}(?=[ \t]|$)|[-+](?=[ \t]|$)|>|:::|(?=[-=:|])[-=:| \t]+$)/gm;
const orderedItem = /^([ \t]*\d{1,9})([.)])(?=[ \t]|$)/gm;
const mayStartBlock = /(?:^|\n)[ \t]*(?:[-#+>:=|]|\d)/;

/** Escapes inline Markdown for use as a paragraph: no line begins a heading, a list or the like. */
export function escapeLineStarts(text: string): string {
  if (!mayStartBlock.test(text)) return text;
  return text.replace(blockStart, (start) => start.replace(/[^ \t]/, '\\$&')).replace(orderedItem, '$1\\$2');
}

/** A fence longer than any run of its character in the text. */
export function fenceFor(text: string, character: string, least: number): string {
  let longest = least - 1;
  let run = 0;
  for (let at = text.indexOf(character); at !== -1 && at < text.length; at++) {
    run = text[at] === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return character.repeat(longest + 1);
}
