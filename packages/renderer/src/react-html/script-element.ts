import type { Props } from './native-elements.js';
import { Unprintable } from './unprintable.js';

/** The code in the children of a `<script>`. Throws for one that React may move to the head. */
export function scriptText({ children, async, src }: Props): string {
  if (async && src) throw new Unprintable();
  if (children === null || children === undefined) return '';
  if (typeof children !== 'string') throw new Unprintable();
  return children.replace(
    /(<\/|<)(s)(cript)/gi,
    (_, start, s, end) => `${start}${s === 's' ? '\\u0073' : '\\u0053'}${end}`,
  );
}
