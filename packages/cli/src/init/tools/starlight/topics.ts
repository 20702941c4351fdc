import { propertiesOf } from '@docsite/core';
import type { Sidebars } from '../../sidebar-file.js';
import type { NavbarLink } from '../tool-site.js';
import { entriesOf, type StarlightEntries } from './sidebar-entries.js';

/** A sidebar with a link of its own, which the plugin starlight-sidebar-topics adds. */
interface Topic {
  readonly label: string;
  readonly link: string;
  readonly items?: unknown;
}

/** The topics among the options of Starlight's plugins. */
export function topicsIn(plugins: unknown): readonly Topic[] {
  const all: unknown[] = Array.isArray(plugins) ? plugins : [];
  return all.flatMap((plugin) => (Array.isArray(plugin) ? plugin : [])).filter(isTopic);
}

function isTopic(value: unknown): value is Topic {
  const { label, link } = propertiesOf(value);
  return typeof label === 'string' && typeof link === 'string';
}

/** One sidebar for each topic that has entries; undefined if none has. */
export function sidebarsOfTopics(topics: readonly Topic[], options: StarlightEntries): Sidebars | undefined {
  const sidebars = topics.map(({ label, items }) => [label, entriesOf(items, options)] as const);
  const filled = sidebars.filter(([, entries]) => entries.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** The links to topics. */
export function linksOfTopics(topics: readonly Topic[]): NavbarLink[] {
  return topics.map(({ label, link }) => ({ label, address: link }));
}
