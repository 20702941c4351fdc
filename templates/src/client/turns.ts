import { startProgress } from './progress-bar.js';

/** A change of pages, from the click until the page is shown. */
export interface Turn {
  /** Whether the change was cancelled. */
  readonly isOver: boolean;
}

/** Changes of pages, one at a time: a new one cancels the one under way and its bar. */
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
