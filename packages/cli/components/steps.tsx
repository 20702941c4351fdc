import { Children, isValidElement, type ReactNode } from 'react';

/** Steps that begin with a heading, as a numbered list. What comes before the first heading stands above them. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  const before: ReactNode[] = [];
  const steps: ReactNode[][] = [];
  for (const child of Children.toArray(children)) {
    if (isHeading(child)) steps.push([]);
    (steps.at(-1) ?? before).push(child);
  }
  return (
    <>
      {before}
      {steps.length > 0 && (
        <div className="steps">
          <ol>
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order stays
              <li key={index}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** Headings of documents are drawn by a component, and have an id. */
function isHeading(child: ReactNode): boolean {
  return isValidElement<{ id?: string }>(child) && child.props.id !== undefined && typeof child.type !== 'string';
}
