import { expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { findingsOf } from '../findings-of.js';
import { printed } from '../printed.js';
import { html, serveSite, status } from './site-server.js';

jest.setTimeout(300_000);

test('docsite check --external should report links of documents, components and configuration, and honour suppressions', async () => {
  const site = await serveSite({ '/ok': html('<p id="x">'), '/forbidden': status(403) });
  const { origin } = site;
  const siteDir = makeFolder({
    'docsite.config.json': JSON.stringify({
      title: 'T',
      url: 'https://docs.example.org',
      docs: { path: '.', routeBasePath: '' },
      navbar: { items: [{ label: 'N', href: `${origin}/navbar` }] },
      externalLinks: { delay: 0 },
    }),
    'index.md': `# Home

[ok](${origin}/ok), [forbidden](${origin}/forbidden), [own](https://docs.example.org/later) and [the component](./more.mdx)

<!-- docsite-ignore broken-external-link: the host is down this week -->

[down](${origin}/down)
`,
    'more.mdx': `import Link from './link.tsx'

# More

<Link />

![a picture](${origin}/picture.png)
`,
    'link.tsx': `export default function Link() {\n  return <a href="${origin}/component">x</a>;\n}\n`,
  });
  const run = async (...options: string[]) => {
    const { findings } = await findingsOf('check', siteDir, ...options);
    return findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${/'([^']*)'/.exec(message)?.[1]}`);
  };
  expect(await run()).toEqual([]);
  expect(site.asked).toEqual([]);
  expect(await run('--external')).toEqual([
    `docsite.config.json:1 broken-external-link ${origin}/navbar`,
    `link.tsx:2 broken-external-link ${origin}/component`,
    `more.mdx:7 broken-external-link ${origin}/picture.png`,
  ]);
  expect(printed.err).toBe('Checked 6 addresses of other sites: 1 ok, 4 broken, 1 unverifiable; 6 asked now\n');
});
