import { ownFrame } from '@docusaurus/inner/frame/own-frame';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { Layout as Original } from '@theme-original/shell/layout';

/** The frame, for sites whose own `BlogLayout` draws the site's entire layout around blog pages. */
export const Layout = ownFrame(Original, isBlogPage);
