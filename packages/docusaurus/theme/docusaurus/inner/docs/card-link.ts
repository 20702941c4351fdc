import { createContext } from 'react';

/** Where the title of a card leads: absent in a card that is a link as a whole. */
export const CardLink = createContext<string | undefined>(undefined);
