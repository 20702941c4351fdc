/** Address of the tracker's list of the issues of a project that were fixed in a version. */
export function trackerSearchOf(project: string, version: string): string {
  const query = `project = ${project} AND resolution = Fixed AND fixVersion = "${version}" ORDER BY priority DESC`;
  return `https://tracker.moodle.org/issues/?jql=${encodeURIComponent(query)}`;
}
