const shownFor = 2000;

/** Gives every code block in `region` a button that copies its code. */
export function addCopyButtons(region: HTMLElement): void {
  const { copyLabel = '', copiedLabel = '' } = region.dataset;
  if (navigator.clipboard === undefined) return;
  for (const block of region.querySelectorAll('.code-frame')) {
    if (block.querySelector('.copy-button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-button';
    button.ariaLabel = copyLabel;
    button.title = copyLabel;
    button.addEventListener('click', () => copy(block, button, copiedLabel, copyLabel));
    block.append(button);
  }
}

async function copy(block: Element, button: HTMLButtonElement, done: string, idle: string): Promise<void> {
  await navigator.clipboard.writeText(block.querySelector('pre')?.textContent?.replace(/\n$/, '') ?? '');
  button.dataset.copied = '';
  button.ariaLabel = done;
  announce(done);
  setTimeout(() => {
    delete button.dataset.copied;
    button.ariaLabel = idle;
  }, shownFor);
}

/** Says it to those who do not see the button change. */
function announce(message: string): void {
  let status = document.getElementById('copy-status');
  if (status === null) {
    status = document.createElement('div');
    status.id = 'copy-status';
    status.role = 'status';
    status.className = 'visually-hidden';
    document.body.append(status);
  }
  status.textContent = '';
  requestAnimationFrame(() => {
    if (status) status.textContent = message;
  });
}
