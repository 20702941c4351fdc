import { createContext } from 'react';

/** Whether the item of the navbar that is drawn has been resolved: it is given what its component expects. */
export const ResolvedItemContext = createContext(false);
