import { ownFrame } from '@docusaurus/inner/frame/own-frame';
import { Layout as Original } from '@theme-original/shell/layout';

/** The component for pages written in Markdown, of the site's own, draws a layout of the site. */
export const Layout = ownFrame(Original, ({ kind }) => kind === 'markdown');
