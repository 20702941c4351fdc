/**
 * The script that every page loads first, a few kilobytes with the interactions that work before the app is loaded.
 * Listeners are on the document, because the app replaces its content. What belongs to a single page is set up again
 * for the next one.
 */

import { loadAppOnIdleOrIntent } from '../browser/app-loader.js';
import { liveContentEvent, pageDrawnEvent, pageShownEvent } from '../browser/page-events.js';
import { setUpVersionChoice } from '../browser/version-choice.js';
import { setUpAnnouncement } from './interactions/announcement.js';
import { setUpBackToTop } from './interactions/back-to-top.js';
import { setUpColorMode } from './interactions/color-mode.js';
import { setUpCopyPage } from './interactions/copy-page.js';
import { setUpDropdowns } from './interactions/dropdowns.js';
import { keepEarlyClicks } from './interactions/early-clicks.js';
import { openExternalLinks } from './interactions/external-links.js';
import { setUpMenu } from './interactions/menu.js';
import { goToNamedPanel, showNamedPanel } from './interactions/named-panel.js';
import { setUpNavbarHiding } from './interactions/navbar-hiding.js';
import { setUpPrinting } from './interactions/print-details.js';
import { setUpSearchKeys } from './interactions/search-keys.js';
import { setUpSidebar, showCurrentEntry } from './interactions/sidebar.js';
import { setUpSidebarHiding, updateHideButton } from './interactions/sidebar-hiding.js';
import { keepSidebarScroll } from './interactions/sidebar-scroll.js';
import { restoreTabs, setUpTabs } from './interactions/tabs.js';
import { followHeadings } from './interactions/toc-current.js';
import { watchInstallation } from './offline/installation.js';
import { enhanceContent } from './text/enhance-content.js';
import { endPartialLayout } from './text/partial-layout.js';

keepEarlyClicks();
keepSidebarScroll();
setUpColorMode();
setUpAnnouncement();
setUpMenu();
setUpNavbarHiding();
setUpBackToTop();
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
