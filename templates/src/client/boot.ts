/**
 * The script that every page loads first, a few kilobytes with the interactions that work before the app is loaded.
 * Listeners are on the document, because the app replaces its content. What belongs to a single page is set up again
 * for the next one.
 */

import { loadAppOnIdleOrIntent } from '../browser/app-loader.js';
import { liveContentEvent, pageDrawnEvent, pageShownEvent } from '../browser/page-events.js';
import { setUpVersionChoice } from '../browser/version-choice.js';
import { setUpAnnouncement } from './announcement.js';
import { setUpColorMode } from './color-mode.js';
import { setUpCopyPage } from './copy-page.js';
import { setUpDropdowns } from './dropdowns.js';
import { keepEarlyClicks } from './early-clicks.js';
import { enhanceContent } from './enhance-content.js';
import { openExternalLinks } from './external-links.js';
import { setUpMenu } from './menu.js';
import { goToNamedPanel, showNamedPanel } from './named-panel.js';
import { setUpNavbarHiding } from './navbar-hiding.js';
import { watchInstallation } from './offline/installation.js';
import { endPartialLayout } from './partial-layout.js';
import { setUpPrinting } from './print-details.js';
import { setUpSearchKeys } from './search-keys.js';
import { setUpSidebar, showCurrentEntry } from './sidebar.js';
import { setUpSidebarHiding, updateHideButton } from './sidebar-hiding.js';
import { keepSidebarScroll } from './sidebar-scroll.js';
import { restoreTabs, setUpTabs } from './tabs.js';
import { followHeadings } from './toc-current.js';

keepEarlyClicks();
keepSidebarScroll();
setUpColorMode();
setUpAnnouncement();
setUpMenu();
setUpNavbarHiding();
setUpDropdowns();
setUpCopyPage();
setUpSidebar();
setUpSidebarHiding();
setUpSearchKeys();
setUpTabs();
setUpVersionChoice();
setUpPrinting();
openExternalLinks();
watchInstallation();
restoreTabs();
goToNamedPanel();
setUpPage();
document.addEventListener(pageDrawnEvent, () => {
  endPartialLayout();
  restoreTabs();
  showNamedPanel();
});
document.addEventListener(pageShownEvent, setUpPage);
addEventListener('hashchange', goToNamedPanel);
document.addEventListener(liveContentEvent, setUpContent);
loadAppOnIdleOrIntent();

function setUpPage(): void {
  updateHideButton();
  showCurrentEntry();
  followHeadings();
  // anything added to a live region before hydration would not match what React expects
  if (document.querySelector('[data-chunk]') === null) setUpContent();
}

function setUpContent(): void {
  const main = document.getElementById('ds-main');
  if (main !== null) enhanceContent(main);
}
