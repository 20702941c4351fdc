// What documents import from 'nextra/components', in terms of docsite's theme.
import { Admonition } from '@theme/content/admonition';
import type { ComponentProps, ReactNode } from 'react';
import { CardGrid, Card as PlainCard } from './cards';
import { File, Files, Folder } from './files';
import { Tab, Tabs as TabRow } from './tabs';

export { Steps } from './steps';

interface Parent {
  readonly children?: ReactNode;
}

const types: Readonly<Record<string, string>> = { default: 'tip', error: 'danger' };

export function Callout({ type = 'default', children }: Parent & { readonly type?: string }) {
  return <Admonition type={types[type] ?? type}>{children}</Admonition>;
}

export function Cards({ children }: Parent) {
  return <CardGrid>{children}</CardGrid>;
}

Cards.Card = function Card({ title, href, children }: Parent & { readonly title: string; readonly href?: string }) {
  return (
    <PlainCard title={title} href={href}>
      {children}
    </PlainCard>
  );
};

export const Card = Cards.Card;

export function FileTree({ children }: Parent) {
  return <Files>{children}</Files>;
}

FileTree.Folder = Folder;
FileTree.File = File;

type TabsProps = ComponentProps<typeof TabRow> & { readonly storageKey?: string };

export function Tabs({ storageKey, ...props }: TabsProps) {
  return <TabRow groupId={storageKey} {...props} />;
}

Tabs.Tab = Tab;

export { Tab };

/** The width of docsite's text is fixed. */
export function Bleed({ children }: Parent) {
  return <div>{children}</div>;
}
