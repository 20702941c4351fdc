/** Presses the button of the frame, which keeps whether the sidebar is shown. */
export function hideSidebar(): void {
  document.querySelector<HTMLElement>('[data-action="toggle-sidebar"]')?.click();
}
