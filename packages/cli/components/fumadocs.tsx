// What documents import from 'fumadocs-ui/components', in terms of docsite's theme.
import { Admonition } from '@theme/content/admonition';
import { Details } from '@theme/content/details';
import type { ReactNode } from 'react';
import { CardGrid, Card as PlainCard } from './cards';

export { File, Files, Folder } from './files';
export { Tab, Tabs } from './tabs';

interface Parent {
  readonly children?: ReactNode;
}

const types: Readonly<Record<string, string>> = { warn: 'warning', error: 'danger', success: 'tip', idea: 'tip' };

export function Callout({
  type = 'info',
  title,
  children,
}: Parent & { readonly type?: string; readonly title?: string }) {
  return (
    <Admonition type={types[type] ?? type} {...(title !== undefined && { title })}>
      {children}
    </Admonition>
  );
}

interface CardProps extends Parent {
  readonly title: ReactNode;
  readonly href?: string;
  readonly description?: ReactNode;
}

export function Card({ title, href, description, children }: CardProps) {
  return (
    <PlainCard title={title} href={href}>
      {description ?? children}
    </PlainCard>
  );
}

export function Cards({ children }: Parent) {
  return <CardGrid>{children}</CardGrid>;
}

export function Steps({ children }: Parent) {
  return (
    <div className="steps">
      <ol>{children}</ol>
    </div>
  );
}

export function Step({ children }: Parent) {
  return <li>{children}</li>;
}

export function Accordions({ children }: Parent) {
  return <>{children}</>;
}

export function Accordion({ title, children }: Parent & { readonly title: ReactNode }) {
  return <Details summary={title}>{children}</Details>;
}

interface PropertyType {
  readonly type: ReactNode;
  readonly description?: ReactNode;
  readonly default?: ReactNode;
  readonly required?: boolean;
}

export function TypeTable({ type }: { readonly type: Readonly<Record<string, PropertyType>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Type</th>
          <th>Default</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(type).map(([name, property]) => (
          <tr key={name}>
            <td>
              <code>{property.required ? name : `${name}?`}</code>
            </td>
            <td>
              <code>{property.type}</code>
            </td>
            <td>{property.default}</td>
            <td>{property.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
