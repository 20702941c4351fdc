import { createContext } from 'react';

/** Whether the component of the site for a line of code draws the number of the line. */
export const OwnNumbersContext = createContext(false);
