/** Opens collapsed `<details>` while the browser prints. Those that share a name may then be open at the same time. */
export function setUpPrinting(): void {
  let restore: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    restore = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map((fold) => {
      const name = fold.getAttribute('name');
      fold.removeAttribute('name');
      fold.open = true;
      return () => {
        fold.open = false;
        if (name !== null) fold.setAttribute('name', name);
      };
    });
  });
  addEventListener('afterprint', () => {
    for (const close of restore) close();
    restore = [];
  });
}
