/** The file in every output folder that marks it as written by a build and lists what the build wrote. */
export const outputMark = '.docsite-output.json';
