import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { describeTime, TimeLeft } from '../../../src/build/progress/time-left.js';
import { CacheFolder } from '../../../src/cache/folder/cache-folder.js';

/** Creates a cache, a clock, and builds that use them. */
function makeBuilds() {
  const path = join(makeFolder({}), 'cache');
  mkdirSync(path);
  const clock = { now: 0 };
  const begin = () => new TimeLeft(new CacheFolder(path, 'times'), () => clock.now);
  const pass = (milliseconds: number): void => {
    clock.now += milliseconds;
  };
  /** A build of 100 files that parses some of them. */
  const build = (files: number, speed = 1): void => {
    const time = begin();
    time.stage('scan');
    pass(200 * speed);
    time.stage('parse', 100);
    time.count(100 - files);
    pass(20 * files * speed);
    time.count(100);
    time.stage('render', files + 2);
    time.count(0);
    pass(10 * (files + 2) * speed);
    time.count(files + 2);
    time.stage('place');
    pass(500 * speed);
    time.save();
  };
  return { path, begin, pass, build };
}

/** A build that has scanned as fast as the last one, and has `files` of its 100 files to parse. */
function atParsing({ begin, pass }: ReturnType<typeof makeBuilds>, files: number): TimeLeft {
  const time = begin();
  time.stage('scan');
  pass(200);
  time.stage('parse', 100);
  time.count(100 - files);
  return time;
}

describe('the remaining time of a build', () => {
  test('should be unknown at first, and before the amount of work is known', () => {
    const builds = makeBuilds();
    expect(atParsing(builds, 100).estimate()).toBeUndefined();
    builds.build(100);
    const time = builds.begin();
    time.stage('scan');
    expect(time.estimate()).toBeUndefined();
    time.stage('parse', 100);
    expect(time.estimate()).toBeUndefined();
  });

  test('should be what the stages took last time', () => {
    const builds = makeBuilds();
    builds.build(100);
    const time = atParsing(builds, 100);
    expect(time.estimate()).toBe(2000 + 1020 + 500);
    builds.pass(1000);
    time.count(50);
    expect(time.estimate()).toBe(1000 + 1020 + 500);
    time.stage('render', 102);
    time.count(0);
    expect(time.estimate()).toBeCloseTo(1020 + 500, -3);
  });

  test('should scale with the amount of work', () => {
    const builds = makeBuilds();
    builds.build(100);
    expect(atParsing(builds, 50).estimate()).toBe(1000 + 510 + 500);
  });

  test('should adapt to the speed of this build', () => {
    const builds = makeBuilds();
    builds.build(100);
    const time = builds.begin();
    time.stage('scan');
    builds.pass(400);
    time.stage('parse', 100);
    time.count(0);
    builds.pass(400);
    time.count(10);
    expect(time.estimate()).toBe(9 * 400 + 2 * (1020 + 500));
  });

  test('should not be estimated for an edit by a full build, nor the other way round', () => {
    const builds = makeBuilds();
    builds.build(100);
    expect(atParsing(builds, 1).estimate()).toBeUndefined();
    builds.build(1);
    expect(atParsing(builds, 1).estimate()).toBe(20 + 30 + 500);
    expect(atParsing(builds, 100).estimate()).toBe(2000 + 1020 + 500);
  });

  test('should include the stages of further locales', () => {
    const { begin, pass } = makeBuilds();
    const run = (): TimeLeft => {
      const time = begin();
      for (const _ of ['en', 'de']) {
        time.stage('parse', 100);
        time.count(0);
        pass(1000);
        time.count(100);
      }
      time.stage('place');
      return time;
    };
    run().save();
    const time = begin();
    time.stage('parse', 100);
    time.count(0);
    expect(time.estimate()).toBe(2000);
  });

  test('should be unknown if the record is damaged, and not be recorded for a failed build', () => {
    const builds = makeBuilds();
    builds.build(100);
    appendFileSync(join(builds.path, 'timings'), 'x');
    expect(atParsing(builds, 100).estimate()).toBeUndefined();
    atParsing(builds, 100).save();
    expect(atParsing(builds, 100).estimate()).toBeUndefined();
  });
});

test.each([
  [499, undefined],
  [500, 'about 1 s'],
  [3200, 'about 4 s'],
  [12_000, 'about 15 s'],
  [89_000, 'about 90 s'],
  [100_000, 'about 2 min'],
])('%d ms should be described as %s', (milliseconds, text) => {
  expect(describeTime(milliseconds)).toBe(text);
});
