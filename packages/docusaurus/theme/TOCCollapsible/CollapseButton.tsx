import { classNames } from '@docsite/renderer/template';
import { translate } from '@docusaurus/Translate';
import type { ComponentProps } from 'react';

export interface CollapseButtonProps extends ComponentProps<'button'> {
  readonly collapsed: boolean;
}

/** The button that opens the table of contents above a page. */
export default function TOCCollapsibleCollapseButton({ collapsed, className, ...props }: CollapseButtonProps) {
  return (
    <button type="button" aria-expanded={!collapsed} {...props} className={classNames('clean-btn', className)}>
      {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
    </button>
  );
}
