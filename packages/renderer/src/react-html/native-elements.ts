import { attributePrinter, printUrl } from './print-attribute.js';
import { Unprintable } from './unprintable.js';

/** Props of an element under React's names, including children. */
export type Props = Readonly<Record<string, unknown>>;

/** Elements without an end tag. */
const voidElements = words('area br col embed hr img input keygen param source track wbr');

/**
 * Elements that React hoists, controls, or begins a document with, and those with special attributes. They are rare in
 * pages, and left to React.
 */
const leftToReact = words('base body head html link listing menuitem meta object option select textarea title');

const ofControls = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];

/** Attributes that React writes after all others, in this order. */
const lastAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['form', ['action', 'encType', 'method', 'target']],
  ['button', ofControls],
  ['input', ofControls],
]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const openings = new Map<string, string>();

/** The beginning of an element's start tag. */
export function openingOf(tag: string): string {
  const known = openings.get(tag);
  if (known !== undefined) return known;
  // a hyphen makes it a custom element, whose attributes follow other rules
  if (leftToReact.has(tag) || !/^[a-zA-Z][a-zA-Z\d]*$/.test(tag)) throw new Unprintable();
  const opening = `<${tag}`;
  openings.set(tag, opening);
  return opening;
}

/** Whether an element has no end tag, and therefore no content. */
export function isVoid(tag: string): boolean {
  return voidElements.has(tag);
}

/** Prints the attributes of a native element, in the order of its props. */
export function printAttributes(tag: string, props: Props): string {
  const last = lastAttributes.get(tag);
  if (last !== undefined) return printOrdered(tag, props, last);
  let html = '';
  for (const name in props) {
    const value = props[name];
    if (isContent(name) || value === null || value === undefined) continue;
    // an empty address is only valid in links, where it means the page itself
    html += name === 'href' && tag === 'a' ? printUrl(name, value) : attributePrinter(name)(value);
  }
  return html;
}

function printOrdered(tag: string, props: Props, last: readonly string[]): string {
  let html = '';
  for (const name in props)
    if (!isContent(name) && !last.includes(name) && !(tag === 'input' && isState(name)))
      html += printGiven(name, props[name]);
  for (const name of last) {
    // functions are called by a script that React adds
    if (typeof props[name] === 'function') throw new Unprintable();
    html += printGiven(name, props[name]);
  }
  return tag === 'input' ? html + printState(props) : html;
}

function isContent(name: string): boolean {
  return name === 'children' || name === 'dangerouslySetInnerHTML';
}

function isState(name: string): boolean {
  return name === 'checked' || name === 'defaultChecked' || name === 'value' || name === 'defaultValue';
}

function printState({ checked, defaultChecked, value, defaultValue }: Props): string {
  const isChecked = checked ?? defaultChecked;
  const mark = isChecked && typeof isChecked !== 'function' && typeof isChecked !== 'symbol' ? ' checked=""' : '';
  return mark + printGiven('value', value ?? defaultValue);
}

function printGiven(name: string, value: unknown): string {
  return value === null || value === undefined ? '' : attributePrinter(name)(value);
}
