import { type AbsentPackage, type Diagnostic, finding, type Group, groupBy, placeText } from '@docsite/core';
import { countOf } from '../../report/outcome/quantities.js';

/**
 * Replaces the findings that may result from packages which are not installed, or plugins whose file does not exist, by
 * one for each, which counts them: links to pages that it may add, and components that it may have.
 */
export function foldAbsent(found: readonly Diagnostic[], absent: readonly AbsentPackage[] = []): Diagnostic[] {
  if (absent.length === 0) return [...found];
  const byPackage = groupBy(found, (item) => makerOf(item, absent));
  const others = byPackage.get(undefined) ?? [];
  const folded = absent.flatMap((item) => {
    const dependent = byPackage.get(item);
    return dependent === undefined ? [] : [findingOf(item, dependent)];
  });
  return [...others, ...folded];
}

/** The package that would prevent a finding if it were installed. */
function makerOf({ rule, cause, lacks }: Diagnostic, absent: readonly AbsentPackage[]): AbsentPackage | undefined {
  if (lacks === 'theme-component') return absent.find(({ kind }) => kind === 'theme') ?? absent[0];
  if (lacks === 'docs-instance' || rule === 'missing-home') return absent.find(({ routes }) => routes.includes('/'));
  if (!linkRules.has(rule) || cause === undefined) return undefined;
  const path = cause.startsWith('/') ? cause : `/${cause}`;
  return absent.find(({ routes }) => routes.some((route) => path === route || path.startsWith(withSlash(route))));
}

const linkRules: ReadonlySet<string> = new Set(['broken-link', 'broken-markdown-link']);

function withSlash(route: string): string {
  return route.endsWith('/') ? route : `${route}/`;
}

/** The maximum number of places that a finding names. */
const namedPlaces = 3;

function findingOf({ kind, name, place, command }: AbsentPackage, dependent: Readonly<Group<Diagnostic>>): Diagnostic {
  const places = dependent.slice(0, namedPlaces).map(placeText);
  const more = dependent.length > namedPlaces ? ', …' : '';
  const count = countOf(dependent.length, 'finding depends', 'findings depend');
  const lack = command === undefined ? 'does not exist' : 'is not installed';
  const message = `the ${kind} '${name}' ${lack}, which may add pages or components that the site uses`;
  const remedy = command === undefined ? 'create its file or correct its path' : `install what is missing: ${command}`;
  const hint = `${remedy}; ${count} on it: ${places.join(', ')}${more}`;
  const worst = dependent.filter(({ severity }) => severity === 'error');
  // a page that lacks a component can be left out of a site, links cannot
  const { rule, severity } = worst.find((item) => item.rule !== 'page-module') ?? worst[0] ?? dependent[0];
  return { ...finding(rule, place, message, hint), severity };
}
