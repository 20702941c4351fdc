/** Adds a button to the corner of a code block; `undefined` if the block already has it. */
export function addCodeButton(block: Element, className: string, label: string): HTMLButtonElement | undefined {
  if (block.querySelector(`.${className}`) !== null) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `icon-button code-button ${className}`;
  nameButton(button, label);
  cornerOf(block).append(button);
  return button;
}

/** Sets the tooltip and the accessible name of a button. */
export function nameButton(button: HTMLButtonElement, label: string): void {
  button.ariaLabel = label;
  button.title = label;
}

function cornerOf(block: Element): Element {
  const known = block.querySelector('.code-buttons');
  if (known !== null) return known;
  const corner = document.createElement('div');
  corner.className = 'code-buttons';
  block.append(corner);
  return corner;
}
