import { linkAt } from '../navigation/link-clicks.js';

/** Opens links to other sites in a new tab, including those in HTML of authors; links of the theme already do. */
export function openExternalLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = linkAt(target);
      if (
        link === null ||
        !['', '_blank'].includes(link.target) ||
        !/^https?:$/.test(link.protocol) ||
        link.origin === location.origin
      )
        return;
      link.target = '_blank';
      link.relList.add('noopener', 'noreferrer');
    },
    true,
  );
}
