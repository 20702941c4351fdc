import { runSteps } from './run-steps.mjs';

// Jest leaves a core without work while it starts, and when its last test files end
process.exitCode = await runSteps([
  [{ command: ['pnpm', '--silent', 'lint'] }, { command: ['pnpm', '--silent', 'compile'] }],
  [
    { command: ['pnpm', '--silent', 'unit'], isLive: true },
    { command: ['pnpm', '--silent', 'types'] },
    { command: [process.execPath, 'bin/docsite', 'check'] },
  ],
]);
