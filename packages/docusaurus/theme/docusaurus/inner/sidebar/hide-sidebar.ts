/** Clicks the frame's button, whose handler stores whether the sidebar is shown. */
export function hideSidebar(): void {
  document.querySelector<HTMLElement>('[data-action="toggle-sidebar"]')?.click();
}
