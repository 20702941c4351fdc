import { createContext } from 'react';

/** Whether components are drawn in the frame of a page, not in its content. */
export const FrameContext = createContext(false);
