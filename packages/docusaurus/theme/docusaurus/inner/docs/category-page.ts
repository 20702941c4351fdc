import type { CategoryPageData, LabelledLink } from '@docsite/renderer/template';
import { createContext } from 'react';

/** The page of a category drawn by the site; undefined elsewhere. */
export const CategoryPageContext = createContext<CategoryPageData | undefined>(undefined);

/** The breadcrumbs of a generated page, which its data do not contain. */
export const BreadcrumbsContext = createContext<readonly LabelledLink[] | undefined>(undefined);

/** Whether the first breadcrumb is in docsite's list, rather than in one that the site draws. */
export const HomeInListContext = createContext(false);
