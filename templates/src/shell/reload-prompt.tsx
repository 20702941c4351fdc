import type { Labels } from '@docsite/renderer/template';

/** The words of the prompt, and what its two buttons call. */
export interface ReloadPromptProps {
  readonly labels: Labels;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/**
 * Says that a newer copy of the site is ready, in a corner of the window. It is no part of the page's React tree, and
 * so gets its labels as a property.
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
