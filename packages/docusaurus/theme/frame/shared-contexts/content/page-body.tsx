import { FrameContext } from '@docusaurus/inner/frame/frame-context';
import { DocElementContext } from '@docusaurus/plugin-content-docs/client';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** The body of a page, inside the frame. The contexts with which components draw the frame do not apply to it. */
export function PageBody(props: PageBodyProps) {
  return (
    <FrameContext value={undefined}>
      <DocElementContext value={null}>
        <Inner {...props} />
      </DocElementContext>
    </FrameContext>
  );
}
