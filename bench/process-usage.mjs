import { readFileSync } from 'node:fs';

/**
 * Linux's account of a running process and those that it started: CPU time of all in seconds, clock ticks being 1/100
 * s, and the high-water mark of memory of the largest in MB.
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

/** Empty where the process has ended, or this is not Linux. */
function readProcess(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** CPU time in seconds of all processes that this one has started and that have ended, with those that they started. */
export function secondsOfChildren() {
  const ticks = readProcess('self', 'stat').split(') ')[1]?.split(' ').slice(13, 15) ?? [];
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100;
}
