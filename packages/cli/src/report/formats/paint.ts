import { styleText } from 'node:util';

/** Sets text in a style of the terminal, such as `red` or `bold`. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Returns a function that sets text in a style if colours may be used, and returns it unchanged otherwise. */
export function painter(color: boolean): Paint {
  if (!color) return (_, text) => text;
  return (style, text) => (text === '' ? '' : styleText(style, text, { validateStream: false }));
}
