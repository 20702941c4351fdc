import type { BuildDetails } from './build-profile.js';
import type { StageTime } from './stage-clock.js';

/** Where the time of a command went. Plain data. */
export interface Profile {
  readonly command: 'build' | 'check' | 'merge';
  /** Milliseconds since the process of the command was started. */
  readonly wall: number;
  /** Milliseconds of CPU time of all its threads. */
  readonly cpu: number;
  /** The most memory that it held, in bytes. */
  readonly memory: number;
  readonly stages: readonly StageTime[];
  /** Absent where nothing had changed since the last run, whose result stands. */
  readonly build?: BuildDetails | undefined;
}

/** What a profile is made of. */
export type ProfileParts = Pick<Profile, 'command' | 'stages' | 'build'>;

/** The profile of the command that this process runs. */
export function makeProfile(parts: ProfileParts): Profile {
  const sum = (key: 'wall' | 'cpu') => parts.stages.reduce((total, stage) => total + stage[key], 0);
  return { ...parts, wall: sum('wall'), cpu: sum('cpu'), memory: process.resourceUsage().maxRSS * 1024 };
}
