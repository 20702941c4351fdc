import { Outline } from '@theme/content/outline';

/** Outlines that every page loads. Those of admonitions, generated pages and the search are beside their users. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M16.5 16.5L21 21M11 18.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  sun: 'M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  moon: 'M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z',
  chevron: 'M9 6l6 6-6 6',
  panel:
    'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM9.5 4.5v15',
  home: 'M3.5 11L12 3.5l8.5 7.5M5.5 9.5V20h4.75v-6h3.5v6h4.75V9.5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18',
  edit: 'M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM14.5 6l3.5 3.5',
  page: 'M6 3h8l5 5v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M8 13h7M8 17h5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.01',
  warning: 'M12 3.5L2.5 20h19L12 3.5zM12 10v4.5M12 17.2v.01',
} as const;

/** The name of an icon of the theme. */
export type IconName = keyof typeof outlines;

/** An icon beside a text with the same meaning, hidden from assistive technology. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return <Outline path={outlines[name]} {...(className && { className })} />;
}
