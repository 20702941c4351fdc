import { startProgress } from './progress-bar.js';

/** A change of pages, from the reader's wish till the page is there. */
export interface Turn {
  /** Whether the page is not to come any more. */
  readonly isOver: boolean;
}

/** Changes of pages, one at a time: what the reader does last ends what was under way before, and its bar with it. */
export interface Turns {
  readonly begin: () => Turn;
  readonly end: () => void;
}

/** Makes turns; none is under way. */
export function createTurns(): Turns {
  let end = (): void => {};
  return {
    begin: () => {
      end();
      const turn = { isOver: false };
      const endProgress = startProgress();
      end = () => {
        turn.isOver = true;
        endProgress();
      };
      return turn;
    },
    end: () => end(),
  };
}
