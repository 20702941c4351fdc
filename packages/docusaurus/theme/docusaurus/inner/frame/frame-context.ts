import { type ComponentType, createContext, type ReactNode } from 'react';

/** The component that draws the frame around a page. */
export type FrameComponent = ComponentType<{ readonly children?: ReactNode; readonly noFooter?: boolean | undefined }>;

/** The component with which the theme's layout draws the frame; absent in the bodies of pages, which are inside it. */
export const FrameContext = createContext<FrameComponent | undefined>(undefined);

/** Whether a component is drawn in the place that the frame has for the table of contents. */
export const TocPlaceContext = createContext(false);
