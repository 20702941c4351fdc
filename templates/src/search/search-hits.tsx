import { useLabels, useRouter } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { MarkedText } from '@theme/search/marked-text';
import { SearchIcon } from '@theme/search/search-icon';
import type { PageResult, SearchResults, TextPart } from '@theme/search/search-service';
import { type MouseEvent, type ReactNode, useEffect } from 'react';

/** Id of the list of results in the dialog. */
export const resultListId = 'ds-search-hits';

/** Id of a result in that list, by its number from the top. */
export function optionId(number: number): string {
  return `ds-search-hit-${number}`;
}

/** The results to list, and which of them is selected. */
export interface SearchHitsProps {
  readonly results: SearchResults;
  /** Whether they belong to an earlier query, while the next ones are loading. */
  readonly isLate: boolean;
  /** Number of the result that Enter opens. */
  readonly active: number;
  readonly onMove: (active: number) => void;
  /** Called when a result is opened in this tab. */
  readonly onLeave: () => void;
}

/** The results in the dialog: pages, each with its best sections. */
export function SearchHits({ results, isLate, active, onMove, onLeave }: SearchHitsProps) {
  const labels = useLabels();
  const rows = results.pages.map((page, index) => ({
    page,
    first: results.pages.slice(0, index).reduce(countOptions, 0),
  }));
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const option = (number: number) => ({ number, isActive: number === active, onMove, onLeave });
  return (
    <div id={resultListId} className="search-hits" role="listbox" aria-label={labels.searchResults} aria-busy={isLate}>
      {rows.map(({ page, first }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options knows groups, not field sets
        <div key={page.url} className="search-group" role="group" aria-label={plainText(page.title)}>
          <SearchOption {...option(first)} url={page.url} icon="page" title={page.title} excerpt={page.excerpt}>
            {page.breadcrumbs.length > 0 && <span className="search-crumbs">{page.breadcrumbs.join(' › ')}</span>}
          </SearchOption>
          {page.sections.map((section, index) => (
            <SearchOption key={section.url} {...option(first + 1 + index)} {...section} icon="section" />
          ))}
        </div>
      ))}
    </div>
  );
}

function countOptions(sum: number, { sections }: PageResult): number {
  return sum + 1 + sections.length;
}

function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

interface SearchOptionProps {
  readonly number: number;
  readonly isActive: boolean;
  readonly url: string;
  readonly icon: 'page' | 'section';
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  readonly onMove: (active: number) => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

function SearchOption({ number, isActive, url, icon, title, excerpt, onMove, onLeave, children }: SearchOptionProps) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    router.navigate(url);
  };
  return (
    <a
      id={optionId(number)}
      className={`search-option search-option-${icon}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      onClick={open}
      onPointerMove={() => onMove(number)}
    >
      {icon === 'page' ? <Icon name="page" /> : <SearchIcon name={icon} />}
      <span className="search-option-text">
        <span className="search-option-title">
          <MarkedText parts={title} />
        </span>
        {children}
        {excerpt.length > 0 && (
          <span className="search-excerpt">
            <MarkedText parts={excerpt} />
          </span>
        )}
      </span>
    </a>
  );
}
