import type { BuildDetails } from './build-profile.js';
import type { StageTime } from './stage-clock.js';

/** How a command spent its time. Plain data. */
export interface Profile {
  readonly command: 'build' | 'check' | 'merge';
  /** Milliseconds since the process of the command was started. */
  readonly wall: number;
  /** Milliseconds of CPU time of all its threads. */
  readonly cpu: number;
  /** The peak memory, in bytes. */
  readonly memory: number;
  readonly stages: readonly StageTime[];
  /** Absent if nothing had changed since the last run, so that its result was reused. */
  readonly build?: BuildDetails | undefined;
}

/** The parts of a profile that are passed in. */
export type ProfileParts = Pick<Profile, 'command' | 'stages' | 'build'>;

/** The profile of the command running in this process. */
export function makeProfile(parts: ProfileParts): Profile {
  const sum = (key: 'wall' | 'cpu') => parts.stages.reduce((total, stage) => total + stage[key], 0);
  return { ...parts, wall: sum('wall'), cpu: sum('cpu'), memory: process.resourceUsage().maxRSS * 1024 };
}
