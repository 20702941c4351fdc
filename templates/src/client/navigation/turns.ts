import { startProgress } from './progress-bar.js';

/** A navigation, from the click until the page is shown. */
export interface Turn {
  /** Whether the navigation was cancelled. */
  readonly isOver: boolean;
}

/** Navigations, one at a time: a new one cancels the pending one and its progress bar. */
export interface Turns {
  readonly begin: () => Turn;
  readonly end: () => void;
}

/** Creates turns, none of which is pending. */
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
