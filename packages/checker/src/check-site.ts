import { type Diagnostic, type Finding, sortDiagnostics } from '@docsite/core';
import type { CheckInput } from './check-input.js';
import { checkRuleNames } from './check-rule-names.js';
import { collectFacts } from './document-facts.js';
import { collectLinks } from './links/collect-links.js';
import { collectDocumentLinks } from './links/document-links.js';
import type { ResolvedLink } from './links/site-link.js';
import type { RuleInput } from './rule.js';
import { rules } from './rules/index.js';
import { orphanPage } from './rules/orphan-page.js';
import { ignoredRules, severitiesOf, toDiagnostics } from './severities.js';

/** What rules have found in a site. */
export interface SiteFindings {
  /** About one document each, or a link in one. */
  readonly documents: readonly Finding[];
  readonly elsewhere: readonly Finding[];
  /** Routes that other links than those of documents lead to with an anchor. */
  readonly anchored: readonly string[];
}

/**
 * Checks a site by every rule that is not ignored. Findings of assembling count whatever their rule; one that a rule
 * reports as well is reported once.
 */
export function checkSite(input: CheckInput): Diagnostic[] {
  return siteDiagnostics(input, findInSite(input));
}

/** The steps of `checkSite`, between which a caller can do other work. */
export function* checkSiteInSteps(input: CheckInput): Generator<void, Diagnostic[]> {
  return siteDiagnostics(input, yield* findInSteps(input));
}

/** What the rules find that are not ignored. */
export function findInSite(input: CheckInput): SiteFindings {
  const steps = findInSteps(input);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * What the rules find in some documents of a site: the same as is found of them in the whole site, unless a document
 * takes in another.
 *
 * @param input With these documents, and the targets of their links, alone.
 */
export function findInDocuments(input: CheckInput): readonly Finding[] {
  const pages = input.site.pages.filter((page) => 'source' in page && Object.hasOwn(input.documents, page.source));
  const links = collectDocumentLinks(input, pages);
  const ruleInput = { ...input, links, problems: collectFacts(input.documents, 'problems') };
  return activeRules(input).flatMap((rule) => (rule.scope === undefined ? [] : [...rule.check(ruleInput)]));
}

/** The pages that nothing leads to but these links and those of sidebars. */
export function findOrphans(input: CheckInput, links: readonly ResolvedLink[]): readonly Finding[] {
  return [...orphanPage.check({ ...input, links, problems: [] })];
}

/** The findings of a site with their severities, those of assembling and rendering included. */
export function siteDiagnostics({ site, renderFindings = [] }: CheckInput, found: SiteFindings): Diagnostic[] {
  const findings = [
    ...site.findings,
    ...renderFindings,
    ...checkRuleNames(site),
    ...found.documents,
    ...found.elsewhere,
  ];
  return sortDiagnostics(toDiagnostics(findings, severitiesOf(site.config)));
}

function* findInSteps(input: CheckInput): Generator<void, SiteFindings> {
  const links = yield* collectLinks(input);
  const whole: RuleInput = { ...input, links, problems: collectFacts(input.documents, 'problems') };
  const ofDocuments = { ...whole, links: links.filter(({ writer }) => writer === 'document') };
  const others = { ...whole, links: links.filter(({ writer }) => writer !== 'document') };
  const documents: Finding[] = [];
  const elsewhere: Finding[] = [];
  for (const { scope, check } of activeRules(input)) {
    yield;
    if (scope !== undefined) for (const found of check(ofDocuments)) documents.push(found);
    if (scope !== 'documents') for (const found of check(scope === 'links' ? others : whole)) elsewhere.push(found);
  }
  return { documents, elsewhere, anchored: anchoredRoutes(others.links) };
}

function anchoredRoutes(links: readonly ResolvedLink[]): string[] {
  const routes = links.flatMap(({ target }) =>
    target.type === 'page' && target.anchor !== undefined ? [target.route] : [],
  );
  return [...new Set(routes)];
}

function activeRules({ site }: CheckInput) {
  const ignored = ignoredRules(site.config);
  return rules.filter(({ name }) => !ignored.has(name));
}
