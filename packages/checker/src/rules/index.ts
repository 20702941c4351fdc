import type { Rule } from '../rule.js';
import { brokenAnchor } from './broken-anchor.js';
import { brokenImage } from './broken-image.js';
import { brokenLink } from './broken-link.js';
import { brokenMarkdownLink } from './broken-markdown-link.js';
import { caseClash } from './case-clash.js';
import { duplicateHeadingId } from './duplicate-heading-id.js';
import { duplicateRoute } from './duplicate-route.js';
import { emptyLink } from './empty-link.js';
import { foreignKey } from './foreign-key.js';
import { gateRules } from './gate-rules.js';
import { invisibleCharacter } from './invisible-character.js';
import { missingAsset } from './missing-asset.js';
import { missingHome } from './missing-home.js';
import { missingImage } from './missing-image.js';
import { missingTitle } from './missing-title.js';
import { missingUrl } from './missing-url.js';
import { orphanPage } from './orphan-page.js';
import { overBudget } from './over-budget.js';
import { parseProblemRules } from './parse-problems.js';
import { redirectLoop } from './redirect-loop.js';
import { redirectedLink } from './redirected-link.js';
import { reservedRoute } from './reserved-route.js';
import { siteFindingRules } from './site-findings.js';
import { staticFileClash } from './static-file-clash.js';
import { suppressionRules } from './suppression-rules.js';
import { unclosedDirective } from './unclosed-directive.js';
import { undefinedReference } from './undefined-reference.js';
import { unknownAdmonition } from './unknown-admonition.js';
import { unknownComponent } from './unknown-component.js';
import { wrongCasePath } from './wrong-case-path.js';

/** Every rule. */
export const rules: readonly Rule[] = [
  brokenAnchor,
  brokenImage,
  brokenLink,
  brokenMarkdownLink,
  caseClash,
  duplicateHeadingId,
  duplicateRoute,
  emptyLink,
  foreignKey,
  invisibleCharacter,
  missingAsset,
  missingHome,
  missingImage,
  missingTitle,
  missingUrl,
  orphanPage,
  overBudget,
  redirectLoop,
  redirectedLink,
  reservedRoute,
  staticFileClash,
  unclosedDirective,
  undefinedReference,
  unknownAdmonition,
  unknownComponent,
  wrongCasePath,
  ...parseProblemRules,
  ...siteFindingRules,
  ...suppressionRules,
  ...gateRules,
];
