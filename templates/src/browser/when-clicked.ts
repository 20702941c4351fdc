/** Calls back for each click within an element that a selector matches, with that element. */
export function whenClicked(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (element !== null) act(element);
  });
}
