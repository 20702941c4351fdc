import type { CategoryPageData } from '@docsite/renderer/template';
import { createContext } from 'react';

/** The page of a category that the site draws; nothing elsewhere. */
export const CategoryPageContext = createContext<CategoryPageData | undefined>(undefined);
