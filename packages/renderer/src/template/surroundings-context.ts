import { createContext } from 'react';

/**
 * Called to capture the values of all contexts at a place, for rendering the body of the page; undefined in browsers,
 * and when the renderer does not need them.
 */
export const SurroundingsContext = createContext<(() => void) | undefined>(undefined);
