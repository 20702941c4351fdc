import { ownFrame } from '@docusaurus/inner/frame/own-frame';
import { Layout as Original } from '@theme-original/shell/layout';

/** The root of the docs, of the site's own, draws a layout of the site around them. */
export const Layout = ownFrame(Original, (page) => 'docs' in page);
