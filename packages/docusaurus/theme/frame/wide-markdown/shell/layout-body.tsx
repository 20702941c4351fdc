import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The component for pages written in Markdown, of the site's own, draws the layout itself. */
export const LayoutBody = wideBody(Original, ({ kind }) => kind === 'markdown');
