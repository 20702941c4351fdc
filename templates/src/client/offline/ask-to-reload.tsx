import '@theme/content/shared';
import type { Labels } from '@docsite/renderer/template';
import { ReloadPrompt } from '@theme/shell/reload-prompt';
import { createRoot } from 'react-dom/client';

const id = 'ds-reload-prompt';

/**
 * Asks the reader, without blocking the page, whether to reload. Returns a function that removes the question. One
 * question is shown at a time.
 */
export function askToReload(labels: Labels, onReload: () => void): () => void {
  if (document.getElementById(id) !== null) return () => {};
  const region = document.createElement('div');
  region.id = id;
  region.setAttribute('role', 'status');
  document.body.append(region);
  const root = createRoot(region);
  const close = () => {
    root.unmount();
    region.remove();
  };
  root.render(<ReloadPrompt labels={labels} onReload={onReload} onLater={close} />);
  return close;
}
