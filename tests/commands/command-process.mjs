// Runs commands of docsite one after the other, in a process that has loaded docsite once. It is started by
// `command-pool.mjs`, which sends the arguments and the working folder, and receives the exit code and the output.

// esbuild stays in the folder where it is loaded, which must not be that of a site, because those are removed
import 'esbuild';

// as in bin/docsite.cjs: React's production build is selected when it is loaded
process.env.NODE_ENV = 'production';
const loading = import('../../packages/cli/bundle/main.cjs');

let output = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr']) {
  process[name].write = (chunk, encoding, done = encoding) => {
    output[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
}

process.on('message', async ({ args, cwd, env = {} }) => {
  const { main } = await loading;
  output = { stdout: '', stderr: '' };
  process.chdir(cwd);
  const before = { ...process.env };
  Object.assign(process.env, env);
  const exitCode = await main(args);
  for (const name of Object.keys(env)) delete process.env[name];
  Object.assign(process.env, before);
  process.send({ exitCode, ...output });
});
// ends with its pool, even if that was killed
process.on('disconnect', () => process.exit());
