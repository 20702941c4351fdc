import { type Share, shareOf } from '../build/input/share.js';
import type { PageToRender, RenderCause } from '../build/render/reuse-pages.js';
import { type Maker, stampOfMaker } from '../cache/folder/stamp.js';
import { countOf } from '../report/outcome/quantities.js';
import { isDamaged, type Shard, type ShardOptions, shardFolderName } from './shard-folder.js';

/** What the pages of a merged site are made from. */
export interface MergedSite {
  readonly maker: Maker;
  readonly commit: string | undefined;
  readonly options: ShardOptions;
  /** The folder of the shards, as displayed. */
  readonly folder: string;
  /** Names of folders in it with unreadable manifests. */
  readonly damaged: readonly string[];
}

/** The lines that say which pages `docsite merge` has rendered itself, and why. */
export function explainMerge(
  shards: readonly Shard[],
  renderedPages: readonly (readonly PageToRender[])[],
  site: MergedSite,
): string[] {
  const count = countShards(shards);
  const reasons = new Map<string, number>();
  for (const { number, cause } of renderedPages.flat()) {
    const reason = reasonOf(shareOf(number, count), cause, { shards, site });
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const total = renderedPages.flat().length;
  if (total === 0) return [];
  return [
    `Rendered ${countOf(total, 'page')} here:`,
    ...[...reasons].sort().map(([reason, pages]) => `  ${countOf(pages, 'page')}: ${reason}`),
  ];
}

/**
 * The number of shards that the site was divided into: if there are leftovers of another division, that of most shards.
 */
function countShards(shards: readonly Shard[]): number {
  const tally = new Map<number, number>();
  for (const { manifest } of shards) tally.set(manifest.share.count, (tally.get(manifest.share.count) ?? 0) + 1);
  const [[count] = [1]] = [...tally].sort(([a, some], [b, others]) => others - some || b - a);
  return count;
}

interface MergeContext {
  readonly shards: readonly Shard[];
  readonly site: MergedSite;
}

function reasonOf(share: Share, cause: RenderCause, { shards, site }: MergeContext): string {
  if (cause === 'open') return 'their code may read what docsite does not know of';
  const name = `shard ${share.index}/${share.count}`;
  const shard = shards.find(
    ({ manifest: { share: other } }) => other.index === share.index && other.count === share.count,
  );
  if (shard === undefined)
    return site.damaged.includes(shardFolderName(share))
      ? `the shard.json of ${name} in ${site.folder} is damaged; build it again: docsite build --shard ${share.index}/${share.count}`
      : `${name} is missing in ${site.folder}`;
  const { maker, options, commit } = shard.manifest;
  const difference = differenceOf(maker, site.maker);
  if (difference !== undefined) return `${name} was made ${difference}`;
  if (cause === 'damaged' || isDamaged(shard, stampOfMaker(site.maker))) return `${name} is damaged`;
  if (JSON.stringify(options) !== JSON.stringify(site.options)) return `${name} was made with ${optionsText(options)}`;
  if (commit !== site.commit)
    return `${name} was made from ${commitText(commit)}, and this is ${commitText(site.commit)}`;
  return cause === 'changed' ? `${name} was made from other content` : `${name} does not have them`;
}

/** How the setup of a shard differs from the local one; undefined if it does not. */
function differenceOf(shard: Maker, here: Maker): string | undefined {
  const named = (
    [
      ['docsite', 'version'],
      ['Node', 'node'],
    ] as const
  ).find(([, key]) => shard[key] !== here[key]);
  if (named !== undefined) return `by ${named[0]} ${shard[named[1]]}, and this is ${here[named[1]]}`;
  if (shard.files !== here.files) return 'by another build of docsite';
  if (shard.platform !== here.platform) return `on ${shard.platform}, and this is ${here.platform}`;
  if (shard.timeZone !== here.timeZone) return `in the time zone '${shard.timeZone}', and this is '${here.timeZone}'`;
  return shard.packages === here.packages ? undefined : 'with other packages installed';
}

function optionsText({ baseUrl, locale }: ShardOptions): string {
  const given = [
    ...(baseUrl === undefined ? [] : [`--base-url ${baseUrl}`]),
    ...(locale === undefined ? [] : [`--locale ${locale}`]),
  ];
  return given.length === 0 ? 'neither --base-url nor --locale' : given.join(' ');
}

function commitText(commit: string | undefined): string {
  return commit === undefined ? 'no commit' : `commit ${commit.slice(0, 10)}`;
}
