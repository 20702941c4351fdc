import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const require = createRequire(import.meta.url);

test.each([
  ['react', 'older-react', ['createFactory', '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED']],
  ['react-dom', 'older-react-dom', ['findDOMNode', 'hydrate', 'render', 'unmountComponentAtNode']],
])('what stands in for %s in sites with an older one should have all of it, and more', (name, file, added) => {
  const [real, older] = [require(name), require(`../../dist/template/${file}.cjs`)] as [object, object];
  expect(Object.keys(older).sort()).toEqual([...Object.keys(real), ...added].sort());
  expect(older).toMatchObject({ ...real, ...('memo' in real && { memo: expect.any(Function) }) });
});

test('components within memo() should get their default props, also those set later', () => {
  const { memo } = require('../../dist/template/older-react.cjs') as typeof import('react');
  const { jsx } = require('../../dist/template/older-jsx-runtime.cjs') as typeof import('react/jsx-runtime');
  const Badge = Object.assign(() => null, { defaultProps: { size: 1, tone: 'calm' } });
  const memoized = memo(Badge);
  expect(jsx(memoized, { size: 2 }).props).toEqual({ size: 2, tone: 'calm' });
  Object.assign(memoized, { defaultProps: { tone: 'loud' } });
  expect(jsx(memoized, {}).props).toEqual({ size: 1, tone: 'loud' });
});
