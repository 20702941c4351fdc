const storageKey = 'docsite.scroll';

interface EntryState {
  readonly docsite?: string;
}

/** Remembers how far each entry of this tab's history was scrolled. */
export interface ScrollPositions {
  /** Begins a new entry: call it once the history has one. */
  readonly begin: () => void;
  /** Turns to the entry that the history has gone back or forward to; gives how far it was scrolled, if it is known. */
  readonly turnTo: (state: unknown) => number | undefined;
}

/** Takes the restoring of scroll positions over from the browser, which would scroll before the page is there. */
export function watchScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let key = keyOf(history.state) ?? '';
  const begin = () => {
    key = String(Math.random());
    history.replaceState({ ...(history.state as EntryState | null), docsite: key }, '');
  };
  if (key === '') begin();
  history.scrollRestoration = 'manual';
  const note = () => positions.set(key, scrollY);
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    // the event of the last scroll comes with a frame that this document may not have
    note();
    // the browser restores a document that it loads anew by itself
    history.scrollRestoration = 'auto';
    keepPositions(positions);
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    begin,
    turnTo: (state) => {
      const known = keyOf(state);
      if (known === undefined) begin();
      else key = known;
      return known === undefined ? undefined : (positions.get(known) ?? 0);
    },
  };
}

/** How far down the reader was where this entry of the history was left, if it was. */
export function keptPosition(): number | undefined {
  return readPositions().get(keyOf(history.state) ?? '');
}

function keyOf(state: unknown): string | undefined {
  return (state as EntryState | null)?.docsite;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function keepPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Without storage, positions hold as long as the document.
  }
}
