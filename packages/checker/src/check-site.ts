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

/** The findings of all rules about a site. */
export interface SiteFindings {
  /** Findings that concern a single document, or a link in one. */
  readonly documents: readonly Finding[];
  readonly elsewhere: readonly Finding[];
  /** Routes that links outside of documents point to with an anchor. */
  readonly anchored: readonly string[];
}

/**
 * Checks a site with every rule that is not ignored, in steps, between which a caller can do other work. Findings of
 * assembling are included whatever their rule; duplicates are reported once.
 */
export function* checkSiteInSteps(input: CheckInput): Generator<void, Diagnostic[]> {
  return siteDiagnostics(input, yield* findInSteps(input));
}

/** The findings of all rules that are not ignored. */
export function findInSite(input: CheckInput): SiteFindings {
  const steps = findInSteps(input);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The findings about some documents of a site: the same as for these documents in a check of the whole site, unless one
 * document includes another.
 *
 * @param input Reduced to these documents and the targets of their links.
 */
export function findInDocuments(input: CheckInput): readonly Finding[] {
  const pages = input.site.pages.filter((page) => 'source' in page && Object.hasOwn(input.documents, page.source));
  const links = collectDocumentLinks(input, pages);
  const ruleInput = { ...input, links, problems: collectFacts(input.documents, 'problems') };
  return activeRules(input).flatMap((rule) => (rule.scope === undefined ? [] : [...rule.check(ruleInput)]));
}

/** Reports pages that only these links and sidebars could lead to, but do not. */
export function findOrphans(input: CheckInput, links: readonly ResolvedLink[]): readonly Finding[] {
  return [...orphanPage.check({ ...input, links, problems: [] })];
}

/** The findings of a site with their severities, each once, including those of assembling and rendering. */
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
