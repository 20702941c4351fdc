const storageKey = 'docsite.scroll';

interface EntryState {
  readonly docsite?: string;
}

/** Remembers the scroll position of each history entry of this tab. */
export interface ScrollPositions {
  /** Adds an entry to the history. */
  readonly begin: (state: object | null, url: URL) => void;
  /** Changes the current entry, which keeps its position. */
  readonly replace: (state: object | null, url: URL) => void;
  /** Whether the state is that of an entry whose position is remembered. */
  readonly isKnown: (state: unknown) => boolean;
  /** Switches to the entry that the history has moved to. Returns its scroll position, if known. */
  readonly turnTo: (state: unknown) => number | undefined;
}

/** Restores scroll positions in place of the browser, which would scroll before the page is rendered. */
export function watchScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let key = keyOf(history.state) ?? '';
  const mark = (state: object | null, url?: URL) => history.replaceState({ ...state, docsite: key }, '', url);
  const markNew = () => {
    key = String(Math.random());
    mark(history.state as object | null);
  };
  if (key === '') markNew();
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
    begin: (state, url) => {
      // the event of the last scroll comes with the next frame
      note();
      history.pushState(state, '', url);
      markNew();
    },
    replace: mark,
    isKnown: (state) => keyOf(state) !== undefined,
    turnTo: (state) => {
      const known = keyOf(state);
      if (known === undefined) markNew();
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
