import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { currentObservation, noteLook, Observation } from '../../../src/process/observation/observation.js';

const { openSync } = fs;

afterEach(() => {
  fs.openSync = openSync;
});

test('an observation should not outlive the last observed call, as asynchronous contexts slow down all others', async () => {
  const observation = new Observation('/site');
  let later: Promise<Observation | undefined> | undefined;
  const during = observation.watchCall(() => {
    later = Promise.resolve().then(currentObservation);
    return currentObservation();
  });
  expect(during).toBe(observation);
  expect(await later).toBeUndefined();
});

test('an observation should continue after an observed call nested in another', async () => {
  const [outer, inner] = [new Observation('/site'), new Observation('/site')];
  const [ofInner, ofOuter] = outer.watchCall(() => [inner.watchCall(currentObservation), currentObservation()]);
  expect(ofInner).toBe(inner);
  expect(ofOuter).toBe(outer);
  const ofRun = await outer.watch(async () => {
    inner.watchCall(() => undefined);
    await Promise.resolve();
    return currentObservation();
  });
  expect(ofRun).toBe(outer);
});

test('an observation should record a file once, although reading it also opens it', () => {
  const file = fileURLToPath(import.meta.url);
  let opened = 0;
  fs.openSync = (path, ...rest) => {
    opened += 1;
    noteLook('file', path);
    return openSync(path, ...rest);
  };
  const observation = new Observation('/');
  observation.watchCall(() => noteLook('file', file));
  expect(opened).toBe(1);
  expect(observation.facts).toEqual({ [`file ${file.slice(1)}`]: expect.stringMatching(/^[\da-f]{16}$/) });
});
