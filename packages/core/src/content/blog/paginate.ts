import { joinRoute } from '../../route/route.js';

/** A page of a list. */
export interface ListPart<Item> {
  /** 1-based. */
  readonly number: number;
  readonly route: string;
  readonly items: readonly Item[];
  readonly newer?: string;
  readonly older?: string;
}

/** How to divide a list into pages, and the routes of these pages. */
export interface Pagination {
  /** Route of the first page. */
  readonly route: string;
  /** Path of the second and later pages, below the first page's route. */
  readonly pagePath: string;
  readonly perPage: number | 'ALL';
}

/** Divides a list into pages; an empty list has one page. */
export function paginate<Item>(
  items: readonly Item[],
  { route, pagePath, perPage }: Pagination,
): readonly ListPart<Item>[] {
  const size = perPage === 'ALL' ? Math.max(1, items.length) : perPage;
  const total = Math.max(1, Math.ceil(items.length / size));
  const routeOf = (number: number): string => (number === 1 ? route : joinRoute(route, pagePath, String(number)));
  return Array.from({ length: total }, (_, index): ListPart<Item> => {
    const number = index + 1;
    return {
      number,
      route: routeOf(number),
      items: items.slice(index * size, number * size),
      ...(number > 1 && { newer: routeOf(number - 1) }),
      ...(number < total && { older: routeOf(number + 1) }),
    };
  });
}
