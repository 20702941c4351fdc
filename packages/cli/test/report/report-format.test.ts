import { expect, test } from '@jest/globals';
import { reporters } from '../../src/report/report.js';
import { defaultFormat, reportFormats } from '../../src/report/report-format.js';

test('each format should have a reporter', () => {
  expect(Object.keys(reporters)).toEqual(reportFormats);
});

test('GitHub should get its own format if none is requested', () => {
  expect(defaultFormat({ GITHUB_ACTIONS: 'true' })).toBe('github');
  expect(defaultFormat({ GITHUB_ACTIONS: 'false' })).toBe('pretty');
  expect(defaultFormat({})).toBe('pretty');
});
