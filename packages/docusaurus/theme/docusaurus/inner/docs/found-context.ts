import { createContext } from 'react';

/** Whether the text of a document is in an element that plugins find by its class. */
export const FoundContext = createContext(false);
