import type { ShownFinding, ShownFindings } from '@docsite/renderer/template';
import { makeFindingItem } from './finding-item.js';
import { countFindings } from './findings.js';
import { besideCorner, findingsStyles } from './findings-styles.js';
import { makeElement } from './make-element.js';

/** Storage key of the errors that the reader has closed. */
const storageKey = 'docsite.closed-errors';

/** Shows the findings of the site over the page: errors in a dialog, and all of them in a list opened from a corner. */
export interface FindingsView {
  readonly show: (findings: ShownFindings) => void;
}

/** @param openEditor Opens the place of a finding in the editor; returns the error message if it failed. */
export function createFindingsView(openEditor: (finding: ShownFinding) => Promise<string | undefined>): FindingsView {
  const { host, root } = makeHost();
  const raised = makeSheet(besideCorner);
  document.adoptedStyleSheets.push(raised);
  const status = makeElement('p', { class: 'status', role: 'status' });
  const open = async (finding: ShownFinding) => {
    status.textContent = '';
    status.textContent = (await openEditor(finding)) ?? '';
  };
  const { dialog, showErrors } = createErrorDialog(status, open);
  const corner = makeElement('button', { type: 'button', class: 'corner', popovertarget: 'list' });
  const list = makeElement('section', { id: 'list', popover: 'auto', 'aria-label': 'Findings' });
  return {
    show: (findings) => {
      const isEmpty = findings.errors + findings.warnings === 0;
      if (isEmpty) host.remove();
      else if (!host.isConnected) {
        root.replaceChildren(corner, list, dialog);
        document.body.append(host);
      }
      raised.disabled = isEmpty;
      corner.textContent = countFindings(findings);
      corner.dataset.severity = findings.errors > 0 ? 'error' : 'warning';
      list.replaceChildren(...listOf(findings, findings.list, open), status);
      showErrors(findings);
    },
  };
}

/** A dialog that opens for errors which the reader has not closed yet. */
function createErrorDialog(status: HTMLElement, open: (finding: ShownFinding) => void) {
  const dialog = makeElement('dialog', { 'aria-labelledby': 'title' });
  let shown = '';
  dialog.addEventListener('close', () => keepClosed(shown));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  const showErrors = ({ list, errors }: ShownFindings) => {
    const found = list.filter(({ severity }) => severity === 'error');
    shown = JSON.stringify(found.map(({ file, line, rule, message }) => [file, line, rule, message]));
    if (found.length === 0) return closeSilently(dialog);
    const counts = { errors, warnings: 0 };
    dialog.replaceChildren(titleOf(counts, dialog), ...listOf(counts, found, open), status);
    if (!dialog.open && readClosed() !== shown) dialog.showModal();
  };
  return { dialog, showErrors };
}

/** An element whose contents the styles of the page do not affect. */
function makeHost(): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = makeElement('div', { id: 'docsite-findings' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [makeSheet(findingsStyles)];
  return { host, root };
}

function makeSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function titleOf(counts: Omit<ShownFindings, 'list'>, dialog: HTMLDialogElement): HTMLElement {
  const close = makeElement('button', { type: 'button', class: 'close', 'aria-label': 'Close', autofocus: '' }, ['×']);
  close.addEventListener('click', () => dialog.close());
  return makeElement('div', { class: 'title' }, [makeElement('h2', { id: 'title' }, [countFindings(counts)]), close]);
}

function listOf(
  { errors, warnings }: Omit<ShownFindings, 'list'>,
  shown: readonly ShownFinding[],
  open: (finding: ShownFinding) => void,
): HTMLElement[] {
  const rest = errors + warnings - shown.length;
  const items = shown.map((finding) => makeFindingItem(finding, open));
  const more = rest > 0 ? [makeElement('p', { class: 'rest' }, [`and ${rest} more: docsite check lists them`])] : [];
  return [makeElement('ul', {}, items), ...more];
}

/** Closes a dialog because its errors are gone, so that it opens again if they come back. */
function closeSilently(dialog: HTMLDialogElement): void {
  keepClosed('');
  dialog.close();
}

function keepClosed(errors: string): void {
  try {
    sessionStorage.setItem(storageKey, errors);
  } catch {
    // without storage, closed errors are shown again on the next page
  }
}

function readClosed(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
