/** The file in every output folder that marks it as written by a build and lists what the build wrote. */
export const outputMark = '.docsite-output.json';

/** Matches the names of the files with the data of a site, which older builds without a mark wrote, too. */
export const siteDataName = /^site-[0-9a-f]{12}\.json$/;
