import type { Profile } from '../../src/profile/profile.js';

/** A profile of a small build. */
export const smallBuild: Profile = {
  command: 'build',
  wall: 1000,
  cpu: 1500.4,
  memory: 250_400_000,
  stages: [
    { stage: 'start', wall: 200, cpu: 300 },
    { stage: 'parse', wall: 299.6, cpu: 400, items: 12 },
    { stage: 'bundle', wall: 100, cpu: 0 },
    { stage: 'render', wall: 400, cpu: 800, items: 1 },
    { stage: 'save', wall: 0.3, cpu: 0.3 },
    { stage: 'place', wall: 0.1, cpu: 0.1 },
  ],
  build: {
    threads: 2,
    files: [['docs/a.md', 120.25]],
    pages: [
      ['/a', 12.04],
      ['/b/c', 3],
    ],
    parts: { content: 30, twin: 5 },
    bundling: 350.2,
    live: [
      ['/a', 'src/chart.tsx:12 useState'],
      ['/b/c', 'src/chart.tsx:12 useState'],
    ],
    cache: {
      documents: { reused: ['docs/b/c.md'], misses: [['docs/a.md', 'its text has changed']] },
      pages: {
        reused: ['/x', '/y'],
        misses: [
          ['/a', 'its document has changed'],
          ['/1', 'it is new'],
          ['/2', 'it is new'],
          ['/3', 'it is new'],
          ['/4', 'it is new'],
        ],
      },
    },
  },
};
