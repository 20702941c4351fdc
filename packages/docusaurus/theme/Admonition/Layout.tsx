import type { AdmonitionProps } from '@docsite/renderer/template';
import { Admonition } from '@theme-original/content/admonition';

/** An admonition in the look of docsite's theme, which needs none of Infima's classes for its type. */
export default function AdmonitionLayout({ className, ...props }: AdmonitionProps) {
  const own = className?.split(' ').filter((name) => !/^alert(?:--\w+)?$/.test(name));
  return <Admonition {...props} {...(own?.length && { className: own.join(' ') })} />;
}
