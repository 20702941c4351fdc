import type { StyleCollector } from '@docsite/renderer/template';
import { createElement } from 'react';
// @ts-expect-error: a package of the site
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Collects the styles of styled-components, which has a sheet for that and does not render them itself. */
export const styleCollector = (): StyleCollector => {
  const sheet = new ServerStyleSheet();
  return {
    around: (node) => createElement(StyleSheetManager, { sheet: sheet.instance }, node),
    // without the element that is around them: browsers would take that over by names which differ there
    css: () =>
      sheet
        .getStyleTags()
        .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[[^{]*\{[^}]*\}/g, '')
        .replace(/\n+/g, '\n')
        .trim(),
  };
};
