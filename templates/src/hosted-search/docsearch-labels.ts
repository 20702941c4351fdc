import type { Labels } from '@docsite/renderer/template';
import type { DocSearchModalProps } from '#docsearch';

/** The labels of DocSearch, taken from those of the site. Keys are named by their symbols. */
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
