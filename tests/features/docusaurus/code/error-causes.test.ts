import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

test('the message of an error should be followed by those of its causes', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: false, blog: false }]] };`,
      'src/pages/index.js': `import { ErrorBoundaryError } from '@docusaurus/theme-common';
        export default () => <ErrorBoundaryError error={new Error('outer', { cause: new Error('inner') })} />;`,
    }),
  );
  expect(site.page('index.html').texts('main p')).toEqual(['outer Cause: inner']);
});
