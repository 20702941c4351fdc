import { type BuiltSite, serveBuiltSite } from './built-site.js';

const text = 'Some words of a long text.\n\n'.repeat(120);

const counter = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;
}
`;

const install = `---
title: Install
---

[A file](/files/terms.txt)

${text}

## Café

[After the heading](./live.mdx)

<p id="100%">All of it</p>

<a name="by name"></a>Named

<details><summary>More</summary><p id="inside">Inside</p></details>

${text}
`;

const live = `---
title: Live
---

import { Counter } from '../../components/counter.tsx';

<Counter />

<p><a href="/files/terms.txt">A file</a></p>

${text}
`;

/** Serves a site with static, live and long pages, with files and links of many kinds, and this configuration. */
export function serveWays(config: object = {}): Promise<BuiltSite> {
  return serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Ways',
      navbar: {
        items: [
          { label: 'Start', to: '/docs' },
          { label: 'Install', to: '/docs/guide/install' },
          { label: 'Live', to: '/docs/guide/live' },
          { label: 'Demo', href: '/files/demo.html' },
        ],
      },
      ...config,
    }),
    'components/counter.tsx': counter,
    'docs/index.md': '---\ntitle: Start\nslug: /\n---\n\nText.\n',
    'docs/guide/install.md': install,
    'docs/guide/live.mdx': live,
    'pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
    'static/files/demo.html': '<!doctype html><title>Demo</title><h1>Demo</h1>',
    'static/files/terms.txt': 'Terms',
  });
}
