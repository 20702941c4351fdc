/** Whether two words differ by one typo: a missing, additional, wrong or swapped letter. */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = long.slice(same + 1);
  if (short.length < long.length) return short.slice(same) === rest;
  if (short.slice(same + 1) === rest) return true;
  return (
    short[same] === long[same + 1] && short[same + 1] === long[same] && short.slice(same + 2) === long.slice(same + 2)
  );
}
