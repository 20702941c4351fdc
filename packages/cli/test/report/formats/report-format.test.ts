import { expect, test } from '@jest/globals';
import { defaultFormat, reportFormats } from '../../../src/report/formats/report-format.js';
import { reporters } from '../../../src/report/reporters.js';

test('each format should have a reporter', () => {
  expect(Object.keys(reporters)).toEqual(reportFormats);
});

test('GitHub should get its own format if none is requested', () => {
  expect(defaultFormat({ GITHUB_ACTIONS: 'true' })).toBe('github');
  expect(defaultFormat({ GITHUB_ACTIONS: 'false' })).toBe('pretty');
  expect(defaultFormat({})).toBe('pretty');
});
