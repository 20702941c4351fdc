import { textOf } from '@theme/content/text-of';
import { Children, isValidElement, type ReactElement, type ReactNode, type TableHTMLAttributes } from 'react';

/** A table that scrolls within the page if it is wider, also by keyboard. */
export function MarkdownTable({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  const label = headerText(children);
  // not a region: each would be a landmark, and tables with the same columns would have the same name
  const group = label === '' ? {} : { role: 'group', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table-scroll" tabIndex={0} {...group}>
      <table {...rest}>{children}</table>
    </div>
  );
}

/** The column headings, as the name of the table. */
function headerText(children: ReactNode): string {
  const caption = elements(children).find((part) => part.type === 'caption');
  if (caption !== undefined) return textOf(caption).trim();
  const head = elements(children).find((part) => part.type === 'thead');
  return elements(head?.props.children)
    .flatMap((row) => elements(row.props.children))
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join(', ');
}

function elements(nodes: ReactNode): ReactElement<{ children?: ReactNode }>[] {
  return Children.toArray(nodes).filter((node) => isValidElement<{ children?: ReactNode }>(node));
}
