import { afterEach, beforeEach, jest } from '@jest/globals';

/** The output of a test, captured instead of shown, and emptied before each test. */
export const printed = { out: '', err: '' };

beforeEach(() => {
  Object.assign(printed, { out: '', err: '' });
  for (const [stream, name] of [
    [process.stdout, 'out'],
    [process.stderr, 'err'],
  ] as const) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
