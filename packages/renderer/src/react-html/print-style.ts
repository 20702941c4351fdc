import { escapeText } from './escape-text.js';
import { Unprintable } from './unprintable.js';

const names = new Map<string, string>();

/** The `style` attribute of an element. Properties with numbers, which may get a unit, are left to React. */
export function printStyle(style: unknown): string {
  if (typeof style !== 'object') throw new Unprintable();
  let text = '';
  for (const [property, value] of Object.entries(style as object)) {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') continue;
    text += `${text === '' ? '' : ';'}${nameOf(property)}:${shownValue(property, value)}`;
  }
  return text === '' ? '' : ` style="${text}"`;
}

function shownValue(property: string, value: unknown): string {
  if (typeof value === 'string' || (typeof value === 'number' && property.startsWith('--')))
    return escapeText(String(value).trim());
  throw new Unprintable();
}

/** `textAlign` is `text-align`, `msFlex` is `-ms-flex`; custom properties stay as they are. */
function nameOf(property: string): string {
  if (property.startsWith('--')) return escapeText(property);
  const known = names.get(property);
  if (known !== undefined) return known;
  const name = escapeText(
    property
      .replace(/[A-Z]/g, (letter) => `-${letter}`)
      .toLowerCase()
      .replace(/^ms-/, '-ms-'),
  );
  names.set(property, name);
  return name;
}
