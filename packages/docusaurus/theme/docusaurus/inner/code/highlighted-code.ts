import type { CodeBlockProps } from '@docsite/renderer/template';
import { createContext } from 'react';

/** Code of a document as highlighted when the site was built, for the parts of a block; `undefined` for other code. */
export const HighlightedCodeContext = createContext<CodeBlockProps | undefined>(undefined);
