import { type Finding, finding, type ImageDamage, type LinkTarget } from '@docsite/core';
import { shownHref } from '../links/shown-href.js';
import { writerNote } from '../missing-link.js';
import type { Rule, RuleInput } from '../rule.js';

const name = 'broken-image';

/** The file of every image holds one. */
export const brokenImage: Rule = {
  name,
  description: 'The file of an image contains an image.',
  defaultSeverity: 'warning',
  scope: 'links',
  check,
};

function* check({ links }: RuleInput): Iterable<Finding> {
  for (const link of links) {
    const damage = link.kind === 'image' ? damageOf(link.target) : undefined;
    if (damage === undefined) continue;
    const { message, hint } = explanations[damage];
    // a clone without its images has one cause
    const cause = damage === 'git-lfs' ? damage : link.target.url;
    yield { ...finding(name, link.place, shownHref(message(link.href)) + writerNote(link), hint), cause };
  }
}

function damageOf(target: LinkTarget): ImageDamage | undefined {
  if (target.type === 'asset') return target.asset.damage;
  return target.type === 'static' ? target.image?.damage : undefined;
}

const explanations: Record<ImageDamage, { message(href: string): string; hint: string }> = {
  empty: { message: (href) => `the file '${href}' is empty`, hint: 'replace it with the image' },
  'git-lfs': {
    message: (href) => `'${href}' is a pointer of Git LFS, and not the image itself`,
    hint: "run 'git lfs pull'; in a workflow of GitHub, set 'lfs: true' for actions/checkout",
  },
  text: {
    message: (href) => `'${href}' contains text, and no image`,
    hint: 'replace it with the image: it may be the page that shows it, or what a failed download left',
  },
};
