import type { CodeBlockProps } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import MDXPre from '@theme/MDXComponents/Pre';
import { CodeBlock as Code } from '@theme-original/content/code-block';
import type { ReactNode } from 'react';

export * from '@theme-original/content/code-block';

type Highlighted = Partial<CodeBlockProps>;

/** Code in a document, inside the site's component around it, which may read its text and its language. */
export function CodeBlock({ children, ...code }: Highlighted & { readonly children?: ReactNode }) {
  const { html, language = 'text', title, metastring } = code;
  const said = { ...(title !== undefined && { title }), ...(metastring !== undefined && { metastring }) };
  return (
    <MDXPre>
      <Block className={`language-${language}`} code={code} {...said}>
        {html === undefined ? children : textOfHtml(html)}
      </Block>
    </MDXPre>
  );
}

interface BlockProps {
  readonly className: string;
  readonly title?: string;
  readonly metastring?: string;
  readonly code: Highlighted;
  readonly children: ReactNode;
}

function Block({ code, children }: BlockProps) {
  return <Code {...code}>{code.html === undefined ? children : undefined}</Code>;
}
