import { isBlogPage } from '@docusaurus/is-blog-page';
import { ownFrame } from '@docusaurus/own-frame';
import { Layout as Original } from '@theme-original/shell/layout';

/** The layout of blogs, of the site's own, draws a layout of the site around them. */
export const Layout = ownFrame(Original, isBlogPage);
