import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readWrittenDate } from '../../../src/parse/front-matter/written-date.js';

function read(text: string): string | undefined {
  const time = readWrittenDate(text);
  return time === undefined ? undefined : new Date(time).toISOString();
}

test.each([
  ['2024-05-01', '2024-05-01T00:00:00.000Z'],
  ['2024-5-1', '2024-05-01T00:00:00.000Z'],
  ['2024/05/01', '2024-05-01T00:00:00.000Z'],
  ['2024-05-01 10:00', '2024-05-01T10:00:00.000Z'],
  ['2024-05-01T10:00:30', '2024-05-01T10:00:30.000Z'],
  ['2024-05-01t10:00:30.5Z', '2024-05-01T10:00:30.500Z'],
  ['2024-05-01 10:00:30 +02:00', '2024-05-01T08:00:30.000Z'],
  ['2001-12-14 21:59:43.10 -5', '2001-12-15T02:59:43.100Z'],
  ['5/1/2024', '2024-05-01T00:00:00.000Z'],
  ['1 May 2024', '2024-05-01T00:00:00.000Z'],
  ['1 May 2024 10:00', '2024-05-01T10:00:00.000Z'],
  ['May 1, 2024', '2024-05-01T00:00:00.000Z'],
  ['Sept 1, 2024', '2024-09-01T00:00:00.000Z'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01T10:00:00.000Z'],
  ['Wednesday, May 1, 2024, 23:30 -0500', '2024-05-02T04:30:00.000Z'],
  ['2024/05/01 GMT+8', '2024-04-30T16:00:00.000Z'],
  ['2024-05-01 10:00 UTC-0330', '2024-05-01T13:30:00.000Z'],
  ['2024-05-01 12:05 AM', '2024-05-01T00:05:00.000Z'],
  ['May 1, 2024 12:30:10 pm', '2024-05-01T12:30:10.000Z'],
  ['5/1/2024, 9:15 PM +01:00', '2024-05-01T20:15:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])("should read '%s' as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '2023-02-29',
  '2024-13-01',
  '2024-05-01 25:00',
  '2024-05-01 13:00 PM',
  '13/01/2024',
  '1 Mayo 2024',
  'version 3',
  'yesterday',
  '2024',
  '',
])("should not accept '%s' as a date", (text) => {
  expect(read(text)).toBeUndefined();
});

test.each(['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kolkata'])(
  'should read dates without a time zone as UTC if the machine is in %s',
  (zone) => {
    const module = fileURLToPath(new URL('../../../dist/parse/front-matter/written-date.js', import.meta.url));
    const texts = ['2024-05-01', '2024-05-01 10:00', '2024-05-01T10:00', '1 May 2024', 'May 1, 2024 10:00'];
    const script = `const { readWrittenDate } = await import(${JSON.stringify(`file://${module}`)});
      console.log(JSON.stringify([new Date(2024, 0, 1).getTimezoneOffset(), ${JSON.stringify(texts)}.map(readWrittenDate)]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    const [offset, times] = JSON.parse(output) as [number, number[]];
    expect(offset === 0).toBe(zone === 'UTC');
    const [day, hour] = [Date.UTC(2024, 4, 1), Date.UTC(2024, 4, 1, 10)];
    expect(times).toEqual([day, hour, hour, day, hour]);
  },
);
