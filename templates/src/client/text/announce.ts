/** Announces a change of the page to screen readers. */
export function announce(message: string): void {
  const status = document.getElementById('ds-status') ?? addStatus();
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = message;
  });
}

function addStatus(): HTMLElement {
  const status = document.createElement('div');
  status.id = 'ds-status';
  status.role = 'status';
  status.className = 'visually-hidden';
  document.body.append(status);
  return status;
}
