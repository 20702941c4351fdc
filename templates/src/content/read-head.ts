import type { HeadContents, HeadTag } from '@docsite/renderer/template';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const names: ReadonlySet<unknown> = new Set(['title', 'meta', 'link', 'script', 'style', 'noscript', 'html', 'body']);

/** Reads the children of `<Head>`: HTML elements, also in fragments and lists. */
export function readHead(children: ReactNode): HeadContents {
  const tags: HeadTag[] = [];
  const foreign: string[] = [];
  const read = (node: ReactNode): void => {
    if (Array.isArray(node)) node.forEach(read);
    else if (!isValidElement<Props>(node)) {
      if ((typeof node === 'string' && node.trim() !== '') || typeof node === 'number') foreign.push('text');
    } else if (node.type === Fragment) read(node.props.children);
    else if (names.has(node.type)) tags.push(readTag(node));
    else foreign.push(`<${nameOf(node)}>`);
  };
  read(children);
  return { tags, foreign };
}

function nameOf({ type }: ReactElement): string {
  if (typeof type === 'string') return type;
  return ('displayName' in type && String(type.displayName)) || type.name || 'a component';
}

function readTag({ type, props }: ReactElement<Props>): HeadTag {
  const { children, dangerouslySetInnerHTML: inner, ...rest } = props;
  const attrs = Object.entries(rest).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[attributeName(name), typeof value === 'boolean' ? value : String(value)]],
  );
  const html = (inner as { readonly __html?: string } | undefined)?.__html;
  const content = html ?? textOf(children);
  return {
    tag: type as HeadTag['tag'],
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
    ...(content !== '' && { content }),
  };
}

/** Converts the React name of an attribute to that of HTML. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return name === 'httpEquiv' ? 'http-equiv' : name.toLowerCase();
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<Props>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
