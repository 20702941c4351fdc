import { classNames as join } from '@docsite/renderer/template';
import type { CodeToken, getLineProps, getTokenProps } from '@docusaurus/inner/code/code-lines';
import LineToken from '@theme/CodeBlock/Line/Token';

export interface CodeBlockLineProps {
  readonly line: readonly CodeToken[];
  readonly classNames?: readonly string[] | undefined;
  readonly showLineNumbers?: boolean;
  readonly getLineProps: typeof getLineProps;
  readonly getTokenProps: typeof getTokenProps;
}

/** A line of code. */
export default function CodeBlockLine({ line, classNames = [], ...get }: CodeBlockLineProps) {
  return (
    <span {...get.getLineProps({ className: join(...classNames) })}>
      {line.map((token, index) => {
        const { children, ...props } = get.getTokenProps({ token });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their order
          <LineToken key={index} {...props} line={line} token={token}>
            {children}
          </LineToken>
        );
      })}
      {'\n'}
    </span>
  );
}
