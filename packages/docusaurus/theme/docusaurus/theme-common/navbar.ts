/** Items of the navbar by their sides: left unless they say otherwise, after Docusaurus right. */
export function splitNavbarItems<T extends { readonly position?: 'left' | 'right' }>(items: readonly T[]): [T[], T[]] {
  return [
    items.filter(({ position = 'right' }) => position === 'left'),
    items.filter(({ position = 'right' }) => position === 'right'),
  ];
}

/** Whether the navbar is hidden: docsite's style sheet hides it, so that components find it shown. */
export function useHideableNavbar(_hideable?: boolean) {
  return { navbarRef: () => {}, isNavbarVisible: true };
}
