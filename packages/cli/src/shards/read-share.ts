import type { Share } from '../build/input/share.js';
import { UsageError } from '../report/errors/usage-error.js';

/** More shards than any site needs. */
const mostShards = 1000;

const hint = 'write it as --shard 2/3: the second of three shards';

/** Parses the argument of `--shard`, such as `2/3`. Throws a `UsageError`. */
export function readShare(value: string): Share {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (index === undefined || count === undefined)
    throw new UsageError(`--shard is '${value}', which names no shard`, hint);
  if (count === 0) throw new UsageError(`--shard is '${value}': there must be at least one shard`, hint);
  if (count > mostShards) throw new UsageError(`--shard is '${value}': there are ${mostShards} shards at most`, hint);
  if (index < 1 || index > count)
    throw new UsageError(
      `--shard is '${value}': the shards are 1/${count}${count > 1 ? ` to ${count}/${count}` : ''}`,
      hint,
    );
  return { index, count };
}
