import { nameSome } from '@docsite/core';
import { type Paint, painter } from '../report/formats/paint.js';
import { countOf } from '../report/outcome/quantities.js';
import type { BuildDetails } from './build-profile.js';
import { groupByReason, type ReasonGroup } from './named-reasons.js';
import type { Profile } from './profile.js';
import type { StageTime } from './stage-clock.js';
import { stages } from './stages.js';
import { renderTable } from './text-table.js';
import type { TimedItem, WorkPart } from './work-clock.js';

/** How a profile is shown. */
export interface ProfileStyle {
  readonly color: boolean;
}

/** The number of slowest files and pages shown. */
const shownItems = 10;

/** Renders a profile for people: the stages, the slowest items, and how the cache was used. */
export function renderProfile(profile: Profile, { color }: ProfileStyle): string {
  const paint = painter(color);
  const { build } = profile;
  const blocks = [
    renderTotals(profile, paint),
    renderStages(profile, paint),
    ...(build === undefined ? [nothingChanged(profile.command)] : renderDetails(build, paint)),
  ];
  return blocks.join('\n\n');
}

function nothingChanged(command: string): string {
  const remedy = `For a complete profile: docsite ${command} --no-cache --profile`;
  return `No file has changed since the last run, so its result is still valid. ${remedy}`;
}

function renderTotals({ wall, cpu, memory, build }: Profile, paint: Paint): string {
  const threads = build === undefined || build.threads <= 1 ? '' : ` in ${build.threads} threads`;
  const used = `${Math.round(cpu)} ms of CPU time${threads}, ${(memory / 1_000_000).toFixed(0)} MB of memory`;
  return `${paint('bold', 'Profile')}: ${Math.round(wall)} ms, ${used}`;
}

const barWidth = 20;

/** Stages shorter than this, in milliseconds, are part of the last row. */
const leastShown = 0.5;

function renderStages({ stages: times, wall, build }: Profile, paint: Paint): string {
  const shown = times.filter((time) => time.wall >= leastShown || time.items !== undefined);
  const rest = times.filter((time) => !shown.includes(time));
  const rows = shown.map((time) => [
    time.stage,
    String(Math.round(time.wall)),
    String(Math.round(time.cpu)),
    paint('cyan', '█'.repeat(Math.round((time.wall / wall) * barWidth))),
    paint('dim', explainStage(time, build)),
  ]);
  const others =
    rest.length === 0 ? [] : [[...restRow(rest), '', paint('dim', rest.map(({ stage }) => stage).join(', '))]];
  const head = ['stage', 'ms', 'CPU', '', ''].map((title) => paint('bold', title));
  return renderTable([head, ...rows, ...others], ['left', 'right', 'right', 'left', 'left']);
}

function restRow(rest: readonly StageTime[]): string[] {
  const sum = (key: 'wall' | 'cpu') => String(Math.round(rest.reduce((total, time) => total + time[key], 0)));
  return ['others', sum('wall'), sum('cpu')];
}

function explainStage({ stage, items }: StageTime, build: BuildDetails | undefined): string {
  const { meaning } = stages[stage];
  if (stage === 'parse') return `${build?.files.length ?? 0} of ${items} files`;
  if (stage === 'render') return countOf(items ?? 0, 'page');
  if (stage === 'bundle' && build !== undefined)
    return `${meaning}: done after ${Math.round(build.bundling)} ms, beside other stages`;
  return meaning;
}

/** The number of pages or files named for each reason. */
const shownNames = 3;

function renderCache({ cache, open, change }: BuildDetails, paint: Paint): string {
  if (cache === undefined) return `${paint('bold', 'The cache')} was not used.`;
  const blocks = (['documents', 'pages'] as const).map((kind) => {
    const { reused, misses } = cache[kind];
    const title = `  ${kind}: ${reused.length} of ${reused.length + misses.length} were taken from it`;
    return misses.length === 0 ? title : `${title}\n${renderGroups(groupByReason(misses), '    ', paint)}`;
  });
  const onEnd = open === undefined ? [] : [`  Runs do not end early even if nothing has changed: ${open}`];
  const since = change === undefined ? [] : [`  Since the last run ${change}`];
  return [paint('bold', 'The cache'), ...since, ...blocks, ...onEnd].join('\n');
}

/** The pages hydrated in the browser, grouped by the code that requires it. */
function renderLive({ live }: BuildDetails, paint: Paint): string[] {
  if (live.length === 0) return [];
  const title = `${paint('bold', 'Live pages')}, which are hydrated in the browser, by what can change there`;
  const groups = groupByReason(live);
  const rows = renderGroups(groups.slice(0, shownItems), '  ', paint);
  const more = groups.length - shownItems;
  return [`${title}\n${rows}${more > 0 ? `\n  and ${more} other places, which --profile-file names` : ''}`];
}

function renderGroups(groups: readonly ReasonGroup[], indent: string, paint: Paint): string {
  const rows = groups.map(({ reason, names }) => [
    `${indent}${names.length}`,
    reason,
    paint('dim', nameSome(names, shownNames)),
  ]);
  return renderTable(rows, ['right', 'left', 'left']);
}

const partNames: Readonly<Record<WorkPart, string>> = {
  content: 'content',
  twin: 'Markdown twins',
  shell: 'what is around the content',
  search: 'words for the search',
  write: 'writing files',
  cache: 'writing the cache',
};

function renderDetails(build: BuildDetails, paint: Paint): string[] {
  const parts = (Object.entries(partNames) as [WorkPart, string][])
    .map(([part, name]): TimedItem => [name, build.parts[part] ?? 0])
    .filter(([, time]) => time > 0);
  return [
    renderCache(build, paint),
    ...renderLive(build, paint),
    ...renderItems('Rendering, by its parts in all threads', parts, paint),
    ...renderItems('The slowest pages to render', build.pages, paint),
    ...renderItems('The slowest files to parse', build.files, paint),
  ];
}

function renderItems(title: string, items: readonly TimedItem[], paint: Paint): string[] {
  if (items.length === 0) return [];
  const rows = items.slice(0, shownItems).map(([name, time]) => [`  ${time.toFixed(1)} ms`, name]);
  return [`${paint('bold', title)}\n${renderTable(rows, ['right', 'left'])}`];
}
