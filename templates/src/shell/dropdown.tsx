import { classNames } from '@docsite/renderer/template';
import { Icon, type IconName } from '@theme/content/icons';
import type { ReactNode } from 'react';

/** The content of the button, and the list that it opens. */
export interface DropdownProps {
  readonly label: ReactNode;
  /** The purpose of the choice, if the label shows only the current value. */
  readonly description?: string;
  readonly icon?: IconName;
  /** Class of the button. */
  readonly className?: string | undefined;
  /** Whether a click on the button follows the first link where a mouse opens the list. */
  readonly linked?: boolean | undefined;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** Props of the dropdowns of versions and languages. */
export interface ChoiceProps {
  readonly className?: string | undefined;
  /** List items before those of the dropdown. */
  readonly before?: ReactNode;
  /** List items after those of the dropdown. */
  readonly after?: ReactNode;
}

/** A button of the navbar that opens a short list of links. Works without script. */
export function Dropdown({ label, description, icon, className, linked, children }: DropdownProps) {
  return (
    <details className="dropdown" data-linked={linked}>
      <summary className={classNames('navbar-link', className)}>
        {icon && <Icon name={icon} />}
        {description && <span className="visually-hidden">{description}: </span>}
        {label}
        <Icon name="chevron" className="icon dropdown-chevron" />
      </summary>
      <ul className="dropdown-list">{children}</ul>
    </details>
  );
}
