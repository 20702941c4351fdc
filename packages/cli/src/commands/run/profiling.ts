import { type Progress, timedProgress } from '../../build/progress/progress.js';
import { BuildProfile } from '../../profile/build-profile.js';
import type { Profile } from '../../profile/profile.js';
import { StageClock } from '../../profile/stage-clock.js';
import type { Stage } from '../../profile/stages.js';
import { isForPeople, printedFormat, type ReportOptions } from '../../report/formats/report-format.js';
import { writeNamedFile } from '../../report/write-named-file.js';

/** The options for measuring a command; without either, it is not measured. */
export interface ProfileOptions {
  /** Whether to print a profile. */
  readonly profile?: boolean;
  /** File to write the profile to, as JSON. */
  readonly profileFile?: string;
}

/** Measures a command if its options request it; otherwise does nothing. */
export class Profiling {
  /** Collects the details of a build; undefined if none are requested. */
  readonly details: BuildProfile | undefined;
  private readonly clock: StageClock | undefined;
  private isBuilt = false;

  constructor(
    private readonly command: Profile['command'],
    private readonly options: ProfileOptions & ReportOptions,
  ) {
    const isAsked = options.profile === true || options.profileFile !== undefined;
    this.details = isAsked ? new BuildProfile() : undefined;
    this.clock = isAsked ? new StageClock() : undefined;
  }

  /** Records that a stage of the command begins. */
  stage(stage: Stage): void {
    this.clock?.begin(stage);
  }

  /** Records that a build begins, whose progress reports its stages. */
  measure(progress: Progress): Progress {
    this.isBuilt = true;
    return this.clock === undefined ? progress : timedProgress(progress, this.clock);
  }

  /** Prints the profile, and writes it to its file. */
  async report(): Promise<void> {
    if (this.clock === undefined) return;
    const { makeProfile } = await import('../../profile/profile.js');
    const build = this.isBuilt ? this.details?.read() : undefined;
    const profile = makeProfile({ command: this.command, stages: this.clock.read(), build });
    if (this.options.profileFile !== undefined) await writeProfile(profile, this.options.profileFile);
    if (this.options.profile === true) await printProfile(profile, this.options);
  }
}

async function writeProfile(profile: Profile, file: string): Promise<void> {
  const { profileAsJson } = await import('../../profile/profile-json.js');
  writeNamedFile(file, `${profileAsJson(profile)}\n`);
}

async function printProfile(profile: Profile, options: ReportOptions): Promise<void> {
  const { renderProfile } = await import('../../profile/render-profile.js');
  const { usesColor } = await import('../../report/terminal.js');
  const stream = isForPeople(printedFormat(options)) ? process.stdout : process.stderr;
  stream.write(`\n${renderProfile(profile, { color: usesColor(stream) })}\n`);
}
