// What documents import from '@astrojs/starlight/components', in terms of docsite's theme.
import { Admonition } from '@theme/content/admonition';
import { CodeBlock } from '@theme/content/code-block';
import { Tabs as TabRow } from '@theme/content/tabs';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Card as PlainCard } from './cards';

export { TabItem } from '@theme/content/tab-item';
export { CardGrid } from './cards';

interface Parent {
  readonly children?: ReactNode;
}

interface Linked extends Parent {
  readonly href: string;
}

export function Aside({
  type = 'note',
  title,
  children,
}: Parent & { readonly type?: string; readonly title?: string }) {
  return (
    <Admonition type={type} {...(title !== undefined && { title })}>
      {children}
    </Admonition>
  );
}

/** What Astro has in all documents; the slot of a component is none here. */
export function Fragment({ children }: Parent & { readonly slot?: string }) {
  return <>{children}</>;
}

export function Badge({ text }: { readonly text: string }) {
  return <mark>{text}</mark>;
}

export function Card({ title, children }: Parent & { readonly title: string }) {
  return <PlainCard title={title}>{children}</PlainCard>;
}

export function Code({
  code,
  lang,
  title,
}: {
  readonly code: string;
  readonly lang?: string;
  readonly title?: string;
}) {
  return (
    <CodeBlock {...(lang !== undefined && { language: lang })} {...(title !== undefined && { title })}>
      {code}
    </CodeBlock>
  );
}

/** The icons of Starlight are not drawn. */
export function Icon() {
  return null;
}

export function LinkButton({ href, children }: Linked) {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  );
}

export function LinkCard({
  title,
  href,
  description,
}: Linked & { readonly title: string; readonly description?: string }) {
  return (
    <PlainCard title={title} href={href}>
      {description}
    </PlainCard>
  );
}

export function Steps({ children }: Parent) {
  return <div className="steps">{children}</div>;
}

export function Tabs({ syncKey, children }: Parent & { readonly syncKey?: string }) {
  return <TabRow {...(syncKey !== undefined && { groupId: syncKey })}>{children}</TabRow>;
}

export function FileTree({ children }: Parent) {
  return <div className="file-tree">{Children.map(children, withFolders)}</div>;
}

/** Lists with the class of folders on items that have a list of their own, or a name with a slash at its end. */
function withFolders(node: ReactNode): ReactNode {
  if (!isValidElement<Parent & { className?: string }>(node)) return node;
  const children = Children.toArray(node.props.children);
  const isFolder = node.type === 'li' && (children.some(isList) || String(children[0]).endsWith('/'));
  return cloneElement(node, isFolder ? { className: 'folder' } : {}, ...children.map(withFolders));
}

function isList(node: ReactNode): node is ReactElement {
  return isValidElement(node) && node.type === 'ul';
}
