import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExternalAnswer } from '@docsite/checker';
import { compareText } from '@docsite/core';

/** An answer, and its time in milliseconds since 1970. */
export interface RememberedAnswer {
  readonly answer: ExternalAnswer;
  readonly time: number;
  /** Fragments that were checked. */
  readonly asked: readonly string[];
}

/** Answers of earlier checks, by address. */
export type RememberedAnswers = ReadonlyMap<string, RememberedAnswer>;

const hour = 3_600_000;
/** How long answers are valid: existing pages mostly stay, missing ones may be back soon. */
const ages: Readonly<Record<ExternalAnswer['verdict'], number>> = {
  ok: 7 * 24 * hour,
  broken: hour,
  unverifiable: hour,
};

const formatVersion = 1;

/** Reads the answers that are still valid; an unreadable file contains none. */
export function readAnswers(file: string, now: number): RememberedAnswers {
  try {
    const { version, answers } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly version: unknown;
      readonly answers: Readonly<Record<string, RememberedAnswer>>;
    };
    if (version !== formatVersion) return new Map();
    return new Map(Object.entries(answers).filter(([, item]) => holds(item, now)));
  } catch {
    return new Map();
  }
}

/** Writes answers for the next check. Write errors are ignored, because only time is lost. */
export function writeAnswers(file: string, answers: RememberedAnswers): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const ignore = join(dirname(file), '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    const sorted = [...answers].sort(([a], [b]) => compareText(a, b));
    const part = `${file}.${process.pid}`;
    writeFileSync(
      part,
      `${JSON.stringify({ version: formatVersion, answers: Object.fromEntries(sorted) }, undefined, 1)}\n`,
    );
    renameSync(part, file);
  } catch {
    // the folder of the site may be read-only
  }
}

function holds({ answer, time, asked }: RememberedAnswer, now: number): boolean {
  const age = ages[answer.verdict];
  return Array.isArray(asked) && Number.isFinite(time) && time <= now && now - time < age;
}
