// What documents import from Rspress's theme, in terms of docsite's.
import { CodeBlock } from '@theme/content/code-block';
import { TabItem } from '@theme/content/tab-item';
import { Tabs as TabRow } from '@theme/content/tabs';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Card as PlainCard } from './cards';

export { CodeBlock } from '@theme/content/code-block';
export { TabItem as Tab } from '@theme/content/tab-item';
export { Tabs } from '@theme/content/tabs';
export { Steps } from './steps';

interface Parent {
  readonly children?: ReactNode;
}

export function Badge({ text, children }: Parent & { readonly text?: string }) {
  return <mark>{children ?? text}</mark>;
}

export function Card({
  title,
  content,
  children,
}: Parent & { readonly title?: ReactNode; readonly content?: ReactNode }) {
  return <PlainCard title={title}>{children ?? content}</PlainCard>;
}

export function Link(props: ComponentPropsWithoutRef<'a'>) {
  return <a {...props} />;
}

interface LinkCardProps {
  readonly title: string;
  readonly href: string;
  readonly description?: ReactNode;
}

export function LinkCard({ title, href, description }: LinkCardProps) {
  return (
    <PlainCard title={title} href={href}>
      {description}
    </PlainCard>
  );
}

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type Commands = Partial<Record<(typeof managers)[number], string>>;

/** A command, or one for each package manager. */
export function PackageManagerTabs({ command }: { readonly command: string | Commands }) {
  const commands = typeof command === 'string' ? commandsOf(command) : command;
  return (
    <TabRow groupId="package-manager">
      {managers.flatMap((manager) => {
        const code = commands[manager];
        if (code === undefined) return [];
        return (
          <TabItem key={manager} label={manager}>
            <CodeBlock language="sh">{code}</CodeBlock>
          </TabItem>
        );
      })}
    </TabRow>
  );
}

/** The same command for each; npm has no `add`, and the others none for named packages that is called `install`. */
function commandsOf(command: string): Commands {
  const added = command.replace(/^install(?= +\S)/, 'add');
  return Object.fromEntries(managers.map((manager) => [manager, `${manager} ${manager === 'npm' ? command : added}`]));
}
