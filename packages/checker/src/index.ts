export { type BaselineComparison, type BaselineEntry, compareBaseline, recordBaseline } from './baseline.js';
export type { CheckInput, LoadedWeight, RenderedLink } from './check-input.js';
export { checkRoutes, type RouteLockInput } from './check-routes.js';
export {
  checkSiteInSteps,
  findInDocuments,
  findInSite,
  findOrphans,
  type SiteFindings,
  siteDiagnostics,
} from './check-site.js';
export { collectDocumentLinks } from './links/document-links.js';
export { collectExternalLinks, type ExternalLink } from './links/external-links.js';
export { type ExternalAnswer, reportExternal, splitFragment } from './report-external.js';
export type { Rule } from './rule.js';
export { describedRules, type RuleDescription } from './rules/described-rules.js';
export { externalRules } from './rules/gate-rules.js';
export { rules } from './rules/index.js';
export { severitiesOf, toDiagnostics } from './severities.js';
export { type SuppressionContext, suppressFindings } from './suppress-findings.js';
