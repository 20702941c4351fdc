import type { CacheUse } from './cache-use.js';
import { groupByReason } from './named-reasons.js';
import type { Profile } from './profile.js';
import type { TimedItem } from './work-clock.js';

/** Version of the format. */
const formatVersion = 1;

/**
 * A profile for programs, with all files and pages rather than the slowest. Times are in milliseconds, memory in bytes.
 */
export function profileAsJson({ command, wall, cpu, memory, stages, build }: Profile): string {
  const details = build && {
    threads: build.threads,
    bundling: round(build.bundling),
    rendering: Object.fromEntries(Object.entries(build.parts).map(([part, time]) => [part, round(time)])),
    cache: build.cache && { documents: cacheUse(build.cache.documents), pages: cacheUse(build.cache.pages) },
    live: groupByReason(build.live),
    change: build.change,
    open: build.open,
    pages: named('route', build.pages),
    files: named('path', build.files),
  };
  const value = {
    version: formatVersion,
    command,
    wall: round(wall),
    cpu: round(cpu),
    memory,
    stages: stages.map((stage) => ({ ...stage, wall: round(stage.wall), cpu: round(stage.cpu) })),
    build: details,
  };
  return JSON.stringify(value, undefined, 2);
}

function cacheUse({ reused, misses }: CacheUse): object {
  return { reused: reused.length, misses: groupByReason(misses) };
}

function named(key: string, items: readonly TimedItem[]): readonly object[] {
  return items.map(([name, time]) => ({ [key]: name, wall: round(time) }));
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
