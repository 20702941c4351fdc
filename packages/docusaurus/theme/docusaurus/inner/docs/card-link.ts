import { createContext } from 'react';

/** The target of a card's title; absent if the whole card is a link. */
export const CardLink = createContext<string | undefined>(undefined);
