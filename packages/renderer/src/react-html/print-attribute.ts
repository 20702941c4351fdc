import { escapeText } from './escape-text.js';
import { printStyle } from './print-style.js';
import { Unprintable } from './unprintable.js';

/** Prints one attribute with a leading space; the value is neither `null` nor `undefined`. */
export type AttributePrinter = (value: unknown) => string;

const printers = new Map<string, AttributePrinter>();

/** How React DOM prints an attribute of a native element, by prop name. */
export function attributePrinter(name: string): AttributePrinter {
  const known = printers.get(name);
  if (known !== undefined) return known;
  const printer = findPrinter(name);
  printers.set(name, printer);
  return printer;
}

const nothing: AttributePrinter = () => '';

/** Values that attributes cannot represent. */
function isCode(value: unknown): boolean {
  return typeof value === 'function' || typeof value === 'symbol';
}

function texts(attribute: string): AttributePrinter {
  return (value) => (isCode(value) || typeof value === 'boolean' ? '' : printed(attribute, value));
}

function printed(attribute: string, value: unknown): string {
  return ` ${attribute}="${escapeText(textOf(value))}"`;
}

/** The text of a value that is neither code nor `null`. */
function textOf(value: unknown): string {
  if (typeof value === 'object' || typeof value === 'bigint') throw new Unprintable();
  return String(value);
}

const javascriptUrl =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before the scheme
  /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const blockedUrl = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** Prints an address; React blocks those that are code. */
export function printUrl(attribute: string, value: unknown): string {
  if (isCode(value) || typeof value === 'boolean') return '';
  const url = textOf(value);
  return printed(attribute, javascriptUrl.test(url) ? blockedUrl : url);
}

/** The printer for attributes without special rules: booleans are printed only for `data-` and `aria-` attributes. */
function general(attribute: string): AttributePrinter {
  const takesBooleans = /^(?:data|aria)-/i.test(attribute);
  return (value) => (isCode(value) || (typeof value === 'boolean' && !takesBooleans) ? '' : printed(attribute, value));
}

function flag(attribute: string): AttributePrinter {
  return (value) => (value && !isCode(value) ? ` ${attribute}=""` : '');
}

const groups: readonly (readonly [names: string, printer: (name: string) => AttributePrinter])[] = [
  ['dir role viewBox width height', texts],
  ['src href', (name) => (value) => (value === '' ? '' : printUrl(name, value))],
  ['action formAction', (name) => (value) => printUrl(name, value)],
  ['defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref', () => nothing],
  ['autoFocus multiple muted', (name) => flag(name.toLowerCase())],
  [
    'contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha',
    (name) => (value) => (isCode(value) ? '' : printed(name, value)),
  ],
  ['inert allowFullScreen async autoPlay controls default defer disabled disablePictureInPicture', flag],
  ['disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly', flag],
  ['required reversed scoped seamless itemScope', flag],
  [
    'capture download',
    (name) => (value) => {
      if (value === true) return ` ${name}=""`;
      return value === false || isCode(value) ? '' : printed(name, value);
    },
  ],
  ['cols rows size span', (name) => (value) => (!isCode(value) && Number(value) >= 1 ? printed(name, value) : '')],
  ['rowSpan start', (name) => (value) => (isCode(value) || Number.isNaN(Number(value)) ? '' : printed(name, value))],
];

/** Props whose attributes have other names, each with its printer. */
const named = new Map<string, AttributePrinter>([
  ['className', texts('class')],
  ['tabIndex', texts('tabindex')],
  ['htmlFor', general('for')],
  ['crossOrigin', general('crossorigin')],
  ['xlinkHref', (value) => printUrl('xlink:href', value)],
  ['style', printStyle],
]);

const grouped = new Map(
  groups.flatMap(([names, printer]) => names.split(' ').map((name) => [name, printer(name)] as const)),
);

/** Props that React hyphenates: `strokeWidth` becomes `stroke-width`. */
const hyphenated = new Set(
  [
    'acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule',
    'colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground',
    'fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant',
    'fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering',
    'letterSpacing lightingColor markerEnd markerMid markerStart overlinePosition overlineThickness paintOrder',
    'pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness',
    'strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor',
    'textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange',
    'unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY',
    'wordSpacing writingMode xHeight',
  ].flatMap((line) => line.split(' ')),
);

/** Props of SVG and XML whose names have a prefix: `xmlSpace` becomes `xml:space`. */
const prefixed =
  /^(xlink(?=Actuate$|Arcrole$|Role$|Show$|Title$|Type$)|xml(?=Base$|Lang$|Space$)|xmlns(?=Xlink$))(.+)$/;

const safeName = /^[A-Za-z_:][\w:.-]*$/;

function findPrinter(name: string): AttributePrinter {
  const own = named.get(name) ?? grouped.get(name);
  if (own !== undefined) return own;
  // event handlers
  if (/^on./i.test(name)) return nothing;
  const [, prefix, local] = prefixed.exec(name) ?? [];
  if (prefix !== undefined && local !== undefined) return texts(`${prefix}:${local.toLowerCase()}`);
  return general(attributeOf(name));
}

/** Invalid names are left to React. */
function attributeOf(name: string): string {
  if (hyphenated.has(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!safeName.test(name)) throw new Unprintable();
  return name;
}
