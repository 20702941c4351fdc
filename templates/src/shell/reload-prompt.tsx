import type { Labels } from '@docsite/renderer/template';

export interface ReloadPromptProps {
  readonly labels: Labels;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/**
 * Says that a newer copy of the site is ready, in a corner of the window. It stands apart from the page, and so takes
 * its labels by hand.
 */
export function ReloadPrompt({ labels, onReload, onLater }: ReloadPromptProps) {
  return (
    <div className="reload-prompt">
      <p className="reload-prompt-text">{labels.updateReady}</p>
      <div className="reload-prompt-actions">
        <button type="button" className="button button-primary" onClick={onReload}>
          {labels.reload}
        </button>
        <button type="button" className="button" onClick={onLater}>
          {labels.later}
        </button>
      </div>
    </div>
  );
}
