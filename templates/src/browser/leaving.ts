let isAway = false;

/** Whether the address is that of a page to which the reader went back or forward, and which is not drawn yet. */
export function isLeaving(): boolean {
  return isAway;
}

/** Records that the address is that of another page, or again that of the page that is shown. */
export function setLeaving(isElsewhere: boolean): void {
  isAway = isElsewhere;
}
