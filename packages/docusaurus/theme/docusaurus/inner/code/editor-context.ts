import { type ComponentType, createContext, type ReactNode } from 'react';

/** The props that a `CodeBlock` passes to the editor for its code. */
export interface EditorProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/** The component that draws editable code in an opened editor. Elsewhere such code is only marked. */
export const EditorContext = createContext<ComponentType<EditorProps> | undefined>(undefined);
