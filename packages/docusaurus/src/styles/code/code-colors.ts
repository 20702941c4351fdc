import { firstFound } from '@docsite/core';
import { isObject, type Keys } from '../../keys.js';
import { missingPackageOf } from '../../load/bundling/missing-packages.js';
import { type PrismTheme, palenight } from './prism-theme.js';

/** docsite's code tokens, each with the Prism token types that determine its colour, best match first. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'atrule'],
  string: ['string', 'attr-value', 'char'],
  number: ['number', 'boolean', 'constant'],
  function: ['function'],
  type: ['class-name', 'builtin', 'attr-name', 'property'],
  variable: ['variable', 'parameter'],
  tag: ['tag', 'selector', 'deleted'],
};

/** The configured themes for code. */
export interface CodeThemes {
  readonly light?: unknown;
  readonly dark?: unknown;
}

/** The Prism themes in a Docusaurus configuration. */
export function codeThemesOf(themeConfig: Keys): CodeThemes {
  const prism = themeConfig.within('prism');
  // docsite loads every language that it knows
  prism.skip('additionalLanguages');
  return { light: prism.any('theme'), dark: prism.any('darkTheme') };
}

const frame = '.code-frame';

/** Code colours for both colour modes, from Prism themes. A single theme also applies in dark mode. */
export function codeColorsOf(themes: CodeThemes): string {
  const [light, dark] = [themeOf(themes.light) ?? palenight, themeOf(themes.dark)];
  if (dark === undefined) return [rule(frame, light), ...faces(frame, light)].join('\n');
  const darkFrame = `[data-theme="dark"] ${frame}`;
  return [
    rule(frame, light),
    ...faces(`[data-theme="light"] ${frame}`, light),
    rule(darkFrame, dark),
    ...faces(darkFrame, dark),
  ].join('\n');
}

/** A theme, unless its package is not installed. */
function themeOf(value: unknown): PrismTheme | undefined {
  if (typeof value !== 'object' || value === null || missingPackageOf(value) !== undefined) return undefined;
  const { plain, styles } = (('default' in value ? value.default : value) ?? {}) as Partial<PrismTheme>;
  return Array.isArray(styles) && isObject(plain) ? { plain, styles: styles.filter(isStyle) } : undefined;
}

function isStyle(value: unknown): value is PrismTheme['styles'][number] {
  if (!isObject(value) || !Array.isArray(value.types) || !isObject(value.style)) return false;
  return value.types.every((type) => typeof type === 'string');
}

/** The colours of a theme, each adjusted to be readable on the theme's background. */
function rule(selector: string, { plain, styles }: PrismTheme): string {
  const [ground, text] = [colorOf(plain.backgroundColor) ?? colorOf(plain.background), colorOf(plain.color)];
  const color = (types: readonly string[]) => {
    const styleOf = (type: string) => styles.findLast((style) => style.types.includes(type) && !style.languages);
    return firstFound(types, (type) => colorOf(styleOf(type)?.style.color)) ?? text;
  };
  const readable = isDark(ground) ? 'max(l, 0.7)' : 'min(l, 0.54)';
  const colors = Object.entries(tokens).flatMap(([name, types]): [string, string][] => {
    const value = color(types);
    return value === undefined ? [] : [[`--ds-code-${name}`, `oklch(from ${value} ${readable} c h)`]];
  });
  const all = [...(ground === undefined ? [] : groundColors(ground, text)), ...colors];
  return `${selector} {\n${all.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
}

/** The italic and bold styles of a theme. */
function faces(selector: string, { styles }: PrismTheme): string[] {
  return styles.flatMap(({ types, style, languages }) => {
    const names = types.filter((type) => /^[\w-]+$/.test(type)).map((type) => `.${type}`);
    const values = [
      ...(style.fontStyle === 'italic' ? ['font-style: italic;'] : []),
      ...(/^(?:bold|[5-9]00)$/.test(String(style.fontWeight)) ? [`font-weight: ${style.fontWeight};`] : []),
    ];
    if (languages !== undefined || names.length === 0 || values.length === 0) return [];
    return [`${selector} .token:is(${names.join(', ')}) {\n${values.map((value) => `  ${value}\n`).join('')}}`];
  });
}

/** Colours for everything else on the code background: title, buttons, marked lines. */
function groundColors(ground: string, text = isDark(ground) ? '#fff' : '#1c1e21'): [string, string][] {
  const mixed = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, ${ground})`;
  return [
    ['color-scheme', isDark(ground) ? 'dark' : 'light'],
    ['--ds-code-bg', ground],
    ['--ds-code-text', text],
    ['--ds-code-mark', mixed(text, 13)],
    ['--ds-heading', text],
    ['--ds-muted', mixed(text, 75)],
    ['--ds-hover', mixed(text, 13)],
    ['--ds-border', mixed(text, 13)],
    ['--ds-border-strong', mixed(text, 25)],
    ['--ds-danger-soft', mixed('#e5484d', 20)],
    ['--ds-tip-soft', mixed('#30a46c', 20)],
  ];
}

/** A colour as written; undefined for a value that could end its declaration. */
function colorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[#\w(),.%\s/+-]+$/.test(value) ? value : undefined;
}

/** Whether a colour is dark, if it is written in numbers. */
function isDark(color: string | undefined): boolean {
  const hex = /^#([\da-f]{3,8})$/i.exec(color ?? '')?.[1];
  const wide = hex !== undefined && hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const parts =
    wide !== undefined
      ? [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16))
      : [...(/^rgba?\((.*)\)$/i.exec(color ?? '')?.[1] ?? '').matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
  const [red = 255, green = 255, blue = 255] = parts;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
