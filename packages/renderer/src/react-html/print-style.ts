import { escapeText } from './escape-text.js';
import { Unprintable } from './unprintable.js';

const names = new Map<string, string>();

/** Properties whose numbers have no unit in React DOM; numbers of all others are pixels. */
const unitless = new Set(
  [
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup',
    'boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow',
    'gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp',
    'lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity',
    'strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex',
    'MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder',
    'msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount',
    'WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow',
    'WebkitFlexPositive WebkitFlexShrink WebkitLineClamp',
  ].flatMap((line) => line.split(' ')),
);

/** Prints the `style` attribute of an element. */
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
  if (typeof value === 'string') return escapeText(value.trim());
  if (typeof value !== 'number') throw new Unprintable();
  return value === 0 || property.startsWith('--') || unitless.has(property) ? String(value) : `${value}px`;
}

/** `textAlign` becomes `text-align`, `msFlex` becomes `-ms-flex`; custom properties are left unchanged. */
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
