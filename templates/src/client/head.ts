/**
 * Runs in `<head>` before the first paint, so that colours, announcement bar, sidebar and tabs do not change
 * afterwards. The build inlines it, so it must stay small. The renderer passes its settings as attributes of `<html>`.
 */
import { readerStorage, storedName } from '../browser/storage.js';
import { isAnnouncementClosed } from './interactions/closed-announcement.js';
import { restoreTabsWhileParsing } from './interactions/early-tabs.js';
import { beginPartialLayout } from './text/partial-layout.js';
import { reportWrongBaseUrl } from './wrong-base-url.js';

const { documentElement: root } = document;
const { announcement, defaultTheme = 'light', fixedTheme, followSystem } = root.dataset;
let theme: string | null = null;
root.dataset.js = '';
beginPartialLayout();
try {
  const storage = readerStorage();
  const stored = (key: string) => storage.getItem(storedName(key));
  if (fixedTheme === undefined) theme = stored('theme');
  if (stored('docsite.sidebar') === 'hidden') root.dataset.sidebarHidden = '';
  if (announcement && isAnnouncementClosed()) root.dataset.announcementDismissed = '';
  restoreTabsWhileParsing();
} catch {
  // the browser denies storage, so the defaults of the site apply
}
if (theme !== 'light' && theme !== 'dark') {
  theme = defaultTheme;
  if (followSystem !== undefined && followSystem !== 'false')
    theme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
}
root.dataset.theme = theme;
reportWrongBaseUrl();
