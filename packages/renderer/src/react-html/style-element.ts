import type { Props } from './native-elements.js';
import { Unprintable } from './unprintable.js';

/** The CSS in the children of a `<style>`. Throws for one that React moves to the head. */
export function styleText({ children, precedence, href, itemProp }: Props): string {
  const isMoved = typeof precedence === 'string' && typeof href === 'string';
  if (isMoved && (itemProp === null || itemProp === undefined)) throw new Unprintable();
  if (children === null || children === undefined) return '';
  if (typeof children !== 'string') throw new Unprintable();
  return children.replace(/(<\/|<)(s)(tyle)/gi, (_, start, s, end) => `${start}${s === 's' ? '\\73 ' : '\\53 '}${end}`);
}
