import type { AdmonitionProps } from '@docsite/renderer/template';
import { Admonition } from '@theme-original/content/admonition';

/** A notice as docsite's theme draws it, which needs none of Infima's classes for the types. */
export default function AdmonitionLayout({ className, ...props }: AdmonitionProps) {
  const own = className?.split(' ').filter((name) => !/^alert(?:--\w+)?$/.test(name));
  return <Admonition {...props} {...(own?.length && { className: own.join(' ') })} />;
}
