import { type ComponentType, createContext, type ReactNode } from 'react';

/** What draws the frame around a page. */
export type FrameComponent = ComponentType<{ readonly children?: ReactNode; readonly noFooter?: boolean | undefined }>;

/** Gives the layout of the theme what draws the frame; absent in the bodies of pages, which stand in it. */
export const FrameContext = createContext<FrameComponent | undefined>(undefined);

/** Whether a component is drawn in the place that the frame has for the table of contents. */
export const TocPlaceContext = createContext(false);
