const picture = String.raw`\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?`;

const leading = new RegExp(
  String.raw`^(?:\p{Regional_Indicator}{2}|[\d#*]\u{FE0F}?\u{20E3}|${picture}(?:\u{200D}${picture})*)`,
  'u',
);

/** The emoji at the start of a label, and the rest of it. Joined emoji, flags and keycaps count as one emoji. */
export function leadingEmoji(label: string): { readonly emoji?: string; readonly rest: string } {
  const emoji = leading.exec(label)?.[0];
  return emoji === undefined ? { rest: label } : { emoji, rest: label.slice(emoji.length) };
}
