import { ownFrame } from '@docusaurus/inner/frame/own-frame';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { Layout as Original } from '@theme-original/shell/layout';

/** The layout of blogs, of the site's own, draws a layout of the site around them. */
export const Layout = ownFrame(Original, isBlogPage);
