import { useLabels, usePage } from '@docsite/renderer/template';
import { Icon, type IconName } from '@theme/content/icons';

/**
 * Actions on the Markdown of a page: copying it (`client/interactions/copy-page.ts`), and opening it in a view of its
 * own.
 */
export function PageActions() {
  const labels = useLabels();
  const { markdownUrl } = usePage();
  if (markdownUrl === undefined) return null;
  return (
    <div className="page-actions">
      <button type="button" className="page-action script-only" data-action="copy-page" data-source={markdownUrl}>
        <State when="idle" icon="copy" text={labels.copyPage} />
        <State when="done" icon="check" text={labels.pageCopied} />
        <State when="failed" icon="warning" text={labels.copyPageFailed} />
      </button>
      <a className="page-action" href={markdownUrl} type="text/markdown" data-file="">
        <State when="idle" icon="page" text={labels.viewAsMarkdown} />
      </a>
    </div>
  );
}

/** All states are stacked on each other, so that the row keeps its width when another is shown. */
function State({
  when,
  icon,
  text,
}: {
  readonly when: 'idle' | 'done' | 'failed';
  readonly icon: IconName;
  readonly text: string;
}) {
  return (
    <span className="page-action-state" data-when={when}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
