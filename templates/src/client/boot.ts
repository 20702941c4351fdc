import { setUpAnnouncement } from './announcement.js';
import { setUpColorMode } from './color-mode.js';
import { setUpDropdowns } from './dropdowns.js';
import { enhanceContent, liveContentEvent } from './enhance-content.js';
import { setUpMenu } from './menu.js';
import { setUpSearchKeys } from './search-keys.js';
import { setUpSidebar } from './sidebar.js';
import { setUpSidebarHiding } from './sidebar-hiding.js';
import { setUpTabs } from './tabs.js';
import { followHeadings } from './toc-current.js';

setUpColorMode();
setUpAnnouncement();
setUpMenu();
setUpDropdowns();
setUpSidebar();
setUpSidebarHiding();
setUpSearchKeys();
setUpTabs();
followHeadings();

// What is added to a live region before React takes it over would not match what React expects there.
const main = document.getElementById('main');
if (main !== null && main.querySelector('[data-chunk]') === null) enhanceContent(main);
document.addEventListener(liveContentEvent, () => main && enhanceContent(main));
