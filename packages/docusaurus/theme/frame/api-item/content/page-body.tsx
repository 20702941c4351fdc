import { type PageData, usePage } from '@docsite/renderer/template';
import { createStoreWithoutState } from '@theme/ApiItem/store';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';
import { Provider, type Store } from 'react-redux';

/** The store that all parts of a page share. */
const stores = new WeakMap<PageData, Store>();

/**
 * The content of documents with the state that components of `docusaurus-theme-openapi-docs` ask for: there it stands
 * within the component for the page, which provides it.
 */
export function PageBody(props: PageBodyProps) {
  return (
    <Provider store={storeOf(usePage())}>
      <Inner {...props} />
    </Provider>
  );
}

function storeOf(page: PageData): Store {
  const store = stores.get(page) ?? createStoreWithoutState({}, []);
  stores.set(page, store);
  return store;
}
