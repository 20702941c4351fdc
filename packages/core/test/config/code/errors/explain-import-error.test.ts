import { expect, test } from '@jest/globals';
import { explainImportError } from '../../../../src/config/code/errors/explain-import-error.js';

test.each(['ERR_ACCESS_DENIED', 'ENOSPC', 'EROFS'])(
  "an error of the machine should not be the module's: %s",
  (code) => {
    const error = Object.assign(new Error('x'), { code });
    expect(() => explainImportError(error, 'a.js')).toThrow(error);
  },
);

test("an error of what a module reads should be the module's", () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  expect(explainImportError(error, 'a.js')).toMatchObject({ reason: 'no such file', file: 'a.js' });
});
