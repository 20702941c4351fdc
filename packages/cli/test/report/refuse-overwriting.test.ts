import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { profileAsJson } from '../../src/profile/profile-json.js';
import { UsageError } from '../../src/report/errors/usage-error.js';
import { reportFormats } from '../../src/report/formats/report-format.js';
import { refuseOverwriting } from '../../src/report/refuse-overwriting.js';
import { reporters } from '../../src/report/reporters.js';
import { writeNamedFile } from '../../src/report/write-named-file.js';
import { brokenLink, missingTitle } from './diagnostics.js';

const folder = makeFolder({ 'a.md': '# A\n', 'sarif.json': '{ "$schema": "sarif", "runs": [] }', 'empty.txt': '\n' });
const at = (name: string) => join(folder, name);

describe('a file that an option names', () => {
  test.each(reportFormats)('should be replaced if it is a report in the format %s', (format) => {
    for (const diagnostics of [[], [brokenLink], [brokenLink, missingTitle]]) {
      const outputFile = at(`report.${format}`);
      writeNamedFile(outputFile, `${reporters[format](diagnostics, { siteDir: folder, color: false })}\n`);
      expect(() => refuseOverwriting({ outputFile })).not.toThrow();
      expect(() => refuseOverwriting({ profileFile: outputFile })).toThrow(/is not a profile by docsite/);
    }
  });

  test('should be replaced if it is a profile', () => {
    const profileFile = at('profile.json');
    const figures = { wall: 1, cpu: 1, memory: 1, stages: [], build: undefined };
    writeNamedFile(profileFile, `${profileAsJson({ command: 'check', ...figures })}\n`);
    expect(() => refuseOverwriting({ profileFile })).not.toThrow();
    expect(() => refuseOverwriting({ outputFile: profileFile })).toThrow(/is not a report by docsite/);
  });

  test.each(['new.json', 'empty.txt', '.'])('should be written if nothing is lost: %s', (name) => {
    expect(() => refuseOverwriting({ outputFile: at(name), profileFile: at(name) })).not.toThrow();
  });

  test.each(['a.md', 'sarif.json'])('should be left as it is if it is something else: %s', (name) => {
    const refusal = new UsageError(
      `'${at(name)}' exists and is not a report by docsite, so it is not overwritten`,
      'name another file, or delete this one',
    );
    expect(() => refuseOverwriting({ outputFile: at(name) })).toThrow(refusal);
  });

  test('should be recognized with a byte order mark and line ends of Windows, too', () => {
    writeFileSync(at('windows.txt'), '\uFEFFno findings\r\n');
    expect(() => refuseOverwriting({ outputFile: at('windows.txt') })).not.toThrow();
  });
});
