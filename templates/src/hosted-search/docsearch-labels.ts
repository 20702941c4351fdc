import type { Labels } from '@docsite/renderer/template';
import type { DocSearchModalProps } from '#docsearch';

/** The labels of DocSearch, from those of the site; keys are named by their signs. */
export function docSearchLabels(labels: Labels): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      searchInputLabel: labels.searchTitle,
      resetButtonTitle: labels.searchClear,
      resetButtonAriaLabel: labels.searchClear,
      cancelButtonText: labels.searchCancel,
      cancelButtonAriaLabel: labels.searchCancel,
    },
    startScreen: {
      recentSearchesTitle: labels.searchRecent,
      noRecentSearchesText: labels.searchHint,
      saveRecentSearchButtonTitle: labels.searchKeepFavourite,
      removeRecentSearchButtonTitle: labels.searchForgetRecent,
      favoriteSearchesTitle: labels.searchFavourites,
      removeFavoriteSearchButtonTitle: labels.searchForgetFavourite,
    },
    footer: {
      selectText: labels.searchKeyOpen,
      selectKeyAriaLabel: '↵',
      navigateText: labels.searchKeyMove,
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeText: labels.searchKeyClose,
      closeKeyAriaLabel: 'Esc',
      searchByText: labels.searchBy,
    },
  };
}
