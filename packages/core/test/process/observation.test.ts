import { expect, test } from '@jest/globals';
import { currentObservation, Observation } from '../../src/process/observation.js';

test('should end with the last watched call, as contexts of asynchronous calls slow all others down', async () => {
  const observation = new Observation('/site');
  let later: Promise<Observation | undefined> | undefined;
  const during = observation.watchCall(() => {
    later = Promise.resolve().then(currentObservation);
    return currentObservation();
  });
  expect(during).toBe(observation);
  expect(await later).toBeUndefined();
});

test('should go on after a call inside of a watched one', async () => {
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
