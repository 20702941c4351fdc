import { CategoryPageContext } from '@docusaurus/inner/docs/category-page';
import { CategoryPage } from '@theme-original/pages/category-page';
import { useContext } from 'react';

export interface GeneratedIndexProps {
  readonly categoryGeneratedIndex: {
    readonly title: string;
    readonly description?: string;
    readonly slug: string;
    readonly permalink: string;
    readonly navigation: { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined };
  };
}

interface Neighbour {
  readonly title: string;
  readonly permalink: string;
}

/** The generated index of a category. */
export default function DocCategoryGeneratedIndexPage(_: GeneratedIndexProps) {
  const page = useContext(CategoryPageContext);
  return page === undefined ? null : <CategoryPage page={page} />;
}
