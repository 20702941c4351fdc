import type { StyleCollector } from '@docsite/renderer/template';
import { createElement } from 'react';
// @ts-expect-error: a package of the site
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Collects the styles of styled-components, which gathers them in a sheet and does not render them itself. */
export const styleCollector = (): StyleCollector => {
  const sheet = new ServerStyleSheet();
  return {
    around: (node) => createElement(StyleSheetManager, { sheet: sheet.instance }, node),
    // without the element around them: styled-components would look for it in browsers, where its class names differ
    css: () =>
      sheet
        .getStyleTags()
        .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^{]*\{[^}]*\}/g, '')
        .replace(/\n+/g, '\n')
        .trim(),
  };
};
