export { type BaselineComparison, type BaselineEntry, compareBaseline, recordBaseline } from './baseline.js';
export type { CheckInput, RenderedLink } from './check-input.js';
export { checkRoutes, type RouteLockInput } from './check-routes.js';
export { checkSite } from './check-site.js';
export type { Rule } from './rule.js';
export { describedRules, type RuleDescription } from './rules/described-rules.js';
export { rules } from './rules/index.js';
export { severitiesOf, weighFindings } from './severities.js';
export { type SuppressionContext, suppressFindings } from './suppress-findings.js';
