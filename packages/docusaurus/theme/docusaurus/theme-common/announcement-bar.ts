import { useSite } from '@docsite/renderer/template';
import { useCallback, useEffect, useState } from 'react';

/** The announcement bar, and a function that closes it. */
export function useAnnouncementBar() {
  const bar = useSite().announcementBar;
  const [isClosed, setClosed] = useState(false);
  useEffect(() => setClosed(document.documentElement.dataset.announcementDismissed !== undefined), []);
  const close = useCallback(() => {
    pressClose();
    setClosed(true);
  }, []);
  return { isActive: bar !== undefined && !isClosed, close };
}

/** Clicks a temporary button, so that docsite's script closes the bar and remembers that. */
function pressClose(): void {
  const button = document.createElement('button');
  button.hidden = true;
  button.dataset.action = 'close-announcement';
  document.body.append(button);
  button.click();
  button.remove();
}
