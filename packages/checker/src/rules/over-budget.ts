import { defaultConfigFile, type Finding, finding, placeOf, type Site } from '@docsite/core';
import type { LoadedWeight } from '../check-input.js';
import type { Rule, RuleInput } from '../rule.js';

/** The files that readers load are no larger than the configured budgets. */
export const overBudget: Rule = {
  name: 'over-budget',
  description: 'What readers load stays within the budget of the site.',
  defaultSeverity: 'error',
  check,
};

const subjects: Readonly<Record<LoadedWeight['kind'], string>> = {
  firstScript: 'the script that a page loads at first weighs',
  script: 'the script that a page has loaded once it is idle weighs',
  styles: 'the style sheet weighs',
  fonts: 'the fonts weigh',
};

function check({ site, weights = [] }: RuleInput): Finding[] {
  const { budgets } = site.config;
  if (budgets === false) return [];
  const overall = new Set(
    weights.filter((weight) => !isOfSome(weight) && isOver(weight.bytes, budgets[weight.kind])).map(({ kind }) => kind),
  );
  return weights.flatMap((weight) => {
    const { kind, bytes } = weight;
    if (!isOver(bytes, budgets[kind]) || (isOfSome(weight) && overall.has(kind))) return [];
    const message = `${subjects[kind]} ${kilobytes(bytes)} KB, over the budget of ${budgets[kind]} KB`;
    const { place, own } = loadedBy(site, weight);
    const found = finding('over-budget', place, message, `load less in ${own}, or raise \`budgets.${kind}\``);
    // pages mostly exceed it because of files that they share
    return [isOfSome(weight) ? { ...found, cause: kind } : found];
  });
}

/** Whether only some pages load it. */
function isOfSome({ source, place }: LoadedWeight): boolean {
  return source !== undefined || place !== undefined;
}

/** Where to load less, and what to call it. A page of the configuration has no file of its own. */
function loadedBy({ pages, configFile = defaultConfigFile }: Site, { source, place }: LoadedWeight) {
  if (place !== undefined) return { place, own: 'this component' };
  if (source === undefined) return { place: placeOf(configFile), own: 'the theme' };
  if (!source.startsWith(`${configFile}:`)) return { place: placeOf(source), own: 'this page' };
  const page = pages.find((page) => 'source' in page && page.source === source);
  return { place: placeOf(configFile), own: `the page ${page?.route ?? source}` };
}

/** Budgets are in kilobytes of 1,000 bytes. */
function isOver(bytes: number, budget: number): boolean {
  return bytes > budget * 1000;
}

/** Rounded up, so that an exceeded budget is visibly exceeded. */
function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}
