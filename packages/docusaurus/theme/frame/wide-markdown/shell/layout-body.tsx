import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The part between navbar and footer, for sites whose own component for Markdown pages draws its layout. */
export const LayoutBody = wideBody(Original, ({ kind }) => kind === 'markdown');
