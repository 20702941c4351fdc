import type { LoadedFiles } from '@docsite/core';
import { isForDocuments, isForOtherFiles } from './file-kinds.js';
import { type FindLoader, type LoaderResolution, loaderFinder } from './loader-finder.js';
import { type ConditionedRule, conditionedRules } from './rule-conditions.js';
import { loadersOf } from './rule-loaders.js';
import { isUsualRule } from './usual-rules.js';
import { hasNoEffect, loaderName, rulesIn, type WrittenRule } from './written-rule.js';

/** The rules about modules in a webpack configuration. */
export interface ModuleRules {
  readonly loadedFiles: readonly LoadedFiles[];
  /** Documents, with the loaders that change their text. */
  readonly documents: readonly LoadedFiles[];
  /** Rules that docsite cannot follow. */
  readonly others: readonly WrittenRule[];
}

/** What importing a file yields with certain loaders and webpack's module types, if it is not code. */
const kinds: Readonly<Record<string, LoadedFiles['as']>> = {
  'file-loader': 'address',
  'url-loader': 'address',
  asset: 'address',
  'asset/resource': 'address',
  'asset/inline': 'data',
  'raw-loader': 'text',
  'asset/source': 'text',
  'worker-loader': 'worker',
};

/** Where loaders of a rule run among those of other rules. */
const orders: Readonly<Record<string, LoadedFiles['order']>> = { pre: 'first', post: 'last' };

/** Splits rules into those that load files as addresses, text or code, and all others. */
export function readModuleRules(rules: unknown, siteDir: string, resolution: LoaderResolution = {}): ModuleRules {
  const findLoader = loaderFinder(resolution, siteDir);
  const loadedFiles: LoadedFiles[] = [];
  const documents: LoadedFiles[] = [];
  const others: WrittenRule[] = [];
  for (const rule of rulesIn(rules).filter((written) => !isUsualRule(written))) {
    const read = conditionedRules(rule, siteDir)
      ?.filter((one) => !isUsualRule(one.rule))
      .map((one) => loadedBy(one, findLoader));
    if (read === undefined || !read.every((one) => one !== undefined)) others.push(rule);
    else for (const { files, areDocuments } of read) (areDocuments ? documents : loadedFiles).push(files);
  }
  return { loadedFiles, documents, others };
}

interface LoadedByRule {
  readonly files: LoadedFiles;
  readonly areDocuments: boolean;
}

function loadedBy({ rule, condition, tests }: ConditionedRule, findLoader: FindLoader): LoadedByRule | undefined {
  const { test: _, use, loader, type, options, enforce, resourceQuery, ...rest } = rule;
  if (!hasNoEffect(rest)) return undefined;
  const order = orders[String(enforce)];
  const written = use ?? loader;
  const name = loaderName(written);
  const as = kinds[name ?? String(type)];
  const areDocuments = tests.some(isForDocuments);
  // the text comes from the other loaders, whereas those for images only make them smaller
  const areChanged = written !== undefined && name === undefined && (as === 'text' || as === 'data');
  if (areChanged) {
    const loaders = loadersOf(written, options, findLoader);
    return loaders && { files: { ...condition, as, loaders }, areDocuments: false };
  }
  if (as !== undefined) return { files: { ...condition, as }, areDocuments: false };
  // these run after MDX has compiled the document
  const isLeft = areDocuments && (order === 'last' || resourceQuery !== undefined);
  if (isLeft || !(areDocuments || tests.some(isForOtherFiles))) return undefined;
  const loaders = loadersOf(written, options, findLoader);
  return loaders && { files: { ...condition, as: 'code', loaders, ...(order && { order }) }, areDocuments };
}
