import type { ReactNode } from 'react';

/** A fact about a release, or none. */
export type Fact = readonly [label: string, value: ReactNode] | undefined;

/** Facts about a release, each on a line of its own. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="facts">
      {facts
        .filter((fact) => fact !== undefined)
        .map(([label, value]) => (
          <li key={label}>
            <strong>{label}:</strong> <span>{value}</span>
          </li>
        ))}
    </ul>
  );
}
