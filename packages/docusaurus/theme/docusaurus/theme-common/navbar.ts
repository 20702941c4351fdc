/** Splits navbar items by side. As in Docusaurus, they are on the right unless their position is `left`. */
export function splitNavbarItems<T extends { readonly position?: 'left' | 'right' }>(items: readonly T[]): [T[], T[]] {
  return [
    items.filter(({ position = 'right' }) => position === 'left'),
    items.filter(({ position = 'right' }) => position === 'right'),
  ];
}

/** Whether the navbar is hidden: never, because docsite hides it by a style sheet. */
export function useHideableNavbar(_hideable?: boolean) {
  return { navbarRef: () => {}, isNavbarVisible: true };
}
