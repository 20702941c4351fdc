import { createContext } from 'react';

/**
 * Asks the renderer for the values of all contexts at a place, which it gives to the body of the page; absent in
 * browsers, and where it does not ask.
 */
export const SurroundingsContext = createContext<(() => void) | undefined>(undefined);
