import { readChoice } from '@theme/browser/storage';

const { documentElement: root } = document;

/** Updates the attributes of `<html>` by which code and style sheets for Docusaurus recognise the state of a page. */
function update(): void {
  const { defaultTheme = 'light', followSystem = 'false' } = root.dataset;
  const choice = readChoice('theme');
  const unchosen = followSystem === 'false' ? defaultTheme : 'system';
  root.dataset.themeChoice = choice === 'light' || choice === 'dark' ? choice : unchosen;
}

update();
new MutationObserver(update).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
root.dataset.announcementBarInitiallyDismissed = String(root.dataset.announcementDismissed !== undefined);
root.dataset.hasHydrated = 'true';
