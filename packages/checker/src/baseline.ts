import { compareText, type Diagnostic } from '@docsite/core';

/** Tolerated findings with the same file, rule and message. */
export interface BaselineEntry {
  /** Path relative to the site folder. */
  readonly file: string;
  readonly rule: string;
  /** Without lines and columns, which shift with edits. */
  readonly message: string;
  readonly count: number;
}

/** The result of comparing findings with a baseline. */
export interface BaselineComparison {
  /** Findings that are not in the baseline. */
  readonly fresh: readonly Diagnostic[];
  /** Entries of the baseline, each with the number of findings that no longer occur. */
  readonly gone: readonly BaselineEntry[];
}

/**
 * Records findings: one entry for each file, rule and message, sorted. Lines are not recorded, because edits shift
 * them.
 */
export function recordBaseline(diagnostics: readonly Diagnostic[]): BaselineEntry[] {
  const counts = countByKey(diagnostics.map((item) => ({ ...entryOf(item), count: 1 })));
  return [...counts.values()].sort(
    (a, b) => compareText(a.file, b.file) || compareText(a.rule, b.rule) || compareText(a.message, b.message),
  );
}

/**
 * Compares findings with a baseline. If there are more findings of one kind than it allows, the last ones count as new,
 * because nothing shows which of them existed before.
 */
export function compareBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: readonly BaselineEntry[],
): BaselineComparison {
  const allowed = countByKey(baseline);
  const left = new Map([...allowed].map(([key, { count }]) => [key, count]));
  const fresh = diagnostics.filter((item) => {
    const key = keyOf(entryOf(item));
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  const gone = [...allowed].map(([key, entry]) => ({ ...entry, count: left.get(key) ?? 0 }));
  return { fresh, gone: gone.filter(({ count }) => count > 0) };
}

function entryOf({ file, rule, message }: Diagnostic): Omit<BaselineEntry, 'count'> {
  return { file, rule, message: message.replace(/:\d+:\d+\b/g, '').replace(/\blines? \d+(?: to \d+)?/g, 'line') };
}

function keyOf({ file, rule, message }: Omit<BaselineEntry, 'count'>): string {
  return [file, rule, message].join('\n');
}

function countByKey(entries: readonly BaselineEntry[]): Map<string, BaselineEntry> {
  const counts = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    counts.set(key, { ...entry, count: entry.count + (counts.get(key)?.count ?? 0) });
  }
  return counts;
}
