import { ownFrame } from '@docusaurus/inner/frame/own-frame';
import { Layout as Original } from '@theme-original/shell/layout';

/** The frame, for sites whose own component for Markdown pages draws the site's entire layout. */
export const Layout = ownFrame(Original, ({ kind }) => kind === 'markdown');
