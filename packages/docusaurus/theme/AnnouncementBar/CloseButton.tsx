import { classNames, useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

export interface CloseButtonProps {
  readonly className?: string;
  /** docsite's script closes the bar itself. */
  readonly onClick?: () => void;
}

/** The button that closes the announcement bar. */
export default function AnnouncementBarCloseButton({ className, onClick: _ }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames('icon-button script-only', className)}
      data-action="close-announcement"
      aria-label={useLabels().closeAnnouncement}
    >
      <Icon name="close" />
    </button>
  );
}
