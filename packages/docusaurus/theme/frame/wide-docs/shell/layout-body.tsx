import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { LayoutBody as Original } from '@theme-original/shell/layout-body';

/** The part between navbar and footer, for sites that draw everything around the text of documents themselves. */
export const LayoutBody = wideBody(Original, (page) => 'docs' in page);
