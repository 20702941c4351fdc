/** Opens folded `<details>` while the browser prints. One of several with a name may then be open beside others. */
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
