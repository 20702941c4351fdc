import { keepChoice, readChoice, storedName } from '../../browser/storage.js';
import { whenClicked } from '../../browser/when-clicked.js';

const key = 'theme';

/**
 * Lets the reader switch between light and dark, in all open tabs. Until then the mode of the system is used if the
 * site says so.
 */
export function setUpColorMode(): void {
  const { dataset } = document.documentElement;
  const isFixed = dataset.fixedTheme !== undefined;
  whenClicked('[data-action="toggle-color-mode"]', () => {
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    keepChoice(key, dataset.theme);
  });
  addEventListener('storage', (event) => {
    if (!isFixed && event.key === storedName(key) && (event.newValue === 'light' || event.newValue === 'dark'))
      dataset.theme = event.newValue;
  });
  if (dataset.followSystem === undefined || dataset.followSystem === 'false') return;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (isFixed || readChoice(key) === null) dataset.theme = matches ? 'dark' : 'light';
  });
}
