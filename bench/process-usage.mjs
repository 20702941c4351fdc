import { readFileSync } from 'node:fs';

/**
 * Linux's accounting for a running process and its descendants: total CPU time in seconds (a clock tick is 1/100 s),
 * and the peak memory of the largest process in MB.
 */
export function readUsage(root, usage) {
  let cpu = 0;
  for (const pid of withChildren(root)) {
    const [status, stat] = ['status', 'stat'].map((name) => readProcess(pid, name));
    usage.peak = Math.max(usage.peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    const ticks = stat.split(') ')[1]?.split(' ').slice(11, 15) ?? [];
    cpu += ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100;
  }
  usage.cpu = Math.max(usage.cpu, cpu);
}

function withChildren(pid) {
  const children = readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap(withChildren)];
}

/** Empty if the process has ended, or on systems other than Linux. */
function readProcess(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** CPU time, in seconds, of all ended child processes and their descendants. */
export function secondsOfChildren() {
  const ticks = readProcess('self', 'stat').split(') ')[1]?.split(' ').slice(13, 15) ?? [];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100;
}
