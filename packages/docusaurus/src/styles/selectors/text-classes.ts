import type { ClassAlias } from '@docsite/core';

/** Types of admonitions, by Infima's class for their colour. */
const alerts = { secondary: 'note', success: 'tip', info: 'info', warning: 'warning', danger: 'danger' };

const kinds = [...new Set([...Object.values(alerts), 'caution'])];

/** Classes of Docusaurus's theme for admonitions and code in the text of a page. */
export const textClasses: Readonly<Record<string, string | ClassAlias>> = {
  // a class that Docusaurus no longer uses: rules for it have no effect there
  admonition: { theirs: '.admonition:where(:not([role="note"]))' },
  alert: '.admonition',
  'theme-admonition': '.admonition',
  ...Object.fromEntries(
    Object.entries(alerts).map(([color, kind]) => [
      `alert--${color}`,
      kind === 'warning' ? ':is(.admonition-warning, .admonition-caution)' : `.admonition-${kind}`,
    ]),
  ),
  ...Object.fromEntries(kinds.map((kind) => [`theme-admonition-${kind}`, `.admonition-${kind}`])),

  'theme-code-block': { ours: '.code-frame', marks: ['after'] },
  'theme-code-block-highlighted-line': { ours: '.line.highlighted', marks: ['before'] },
  'prism-code': '.code-frame pre',
  'token-line': { ours: '.code-frame .line', marks: ['before'] },
};
