import { afterEach, expect, jest, test } from '@jest/globals';
import { StageClock } from '../../src/profile/stage-clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets both clocks, in milliseconds. */
function setClocks(wall: number, cpu: number): void {
  jest.spyOn(performance, 'now').mockReturnValue(wall);
  jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: cpu * 1000, system: 0 });
}

test('the times of stages should add up to the time since the process started', () => {
  const clock = new StageClock();
  setClocks(100, 150);
  clock.begin('parse', 3);
  setClocks(300, 450);
  clock.begin('render', 4);
  setClocks(1000, 950);
  clock.begin('parse', 2);
  setClocks(1050, 1000);
  expect(clock.read()).toEqual([
    { stage: 'start', wall: 100, cpu: 150 },
    { stage: 'parse', wall: 250, cpu: 350, items: 5 },
    { stage: 'render', wall: 700, cpu: 500, items: 4 },
  ]);
  setClocks(1060, 1010);
  expect(clock.read()).toContainEqual({ stage: 'parse', wall: 260, cpu: 360, items: 5 });
});
