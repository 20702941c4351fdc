import type { Labels } from '@docsite/renderer/template';

/** The labels of the prompt, and callbacks of its two buttons. */
export interface ReloadPromptProps {
  readonly labels: Labels;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/**
 * Announces in a corner of the window that a newer copy of the site is ready. It is outside the React tree of the page,
 * and therefore receives its labels as props.
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
