/**
 * Runs in `<head>` before the first paint, so that neither colours, announcement bar, sidebar nor tabs change
 * afterwards. The build inlines it: keep it small. The renderer gives its settings as attributes of `<html>`.
 */
import { restoreTabsWhileParsing } from './early-tabs.js';
import { tellWrongBaseUrl } from './wrong-base-url.js';

const { documentElement: root } = document;
const { announcement, defaultTheme = 'light', fixedTheme, followSystem } = root.dataset;
let theme: string | null = null;
root.dataset.js = '';
try {
  if (fixedTheme === undefined) theme = localStorage.getItem('theme');
  if (localStorage.getItem('docsite.sidebar') === 'hidden') root.dataset.sidebarHidden = '';
  if (announcement && localStorage.getItem('announcement-dismissed') === announcement)
    root.dataset.announcementDismissed = '';
  restoreTabsWhileParsing();
} catch {
  // The browser denies storage: the site's defaults apply.
}
if (theme !== 'light' && theme !== 'dark') {
  theme = defaultTheme;
  if (followSystem !== undefined && followSystem !== 'false')
    theme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
}
root.dataset.theme = theme;
tellWrongBaseUrl();
