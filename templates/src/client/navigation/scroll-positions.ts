const storageKey = 'docsite.scroll';

interface EntryState {
  readonly docsite?: string;
}

/** Remembers the scroll position of each history entry of this tab. */
export interface ScrollPositions {
  /** Begins a new entry, which the history must already have. */
  readonly begin: () => void;
  /** Switches to the entry that the history has moved to. Returns its scroll position, if known. */
  readonly turnTo: (state: unknown) => number | undefined;
}

/** Restores scroll positions in place of the browser, which would scroll before the page is rendered. */
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
    // the event of the last scroll comes with a frame that this document may not get
    note();
    // the browser itself restores a reloaded document
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

/** The scroll position at which this history entry was left, if known. */
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
    // without storage, positions last as long as the document
  }
}
