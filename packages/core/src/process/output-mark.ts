/** The file that every output folder holds: it says that a build wrote the folder, and lists what it wrote. */
export const outputMark = '.docsite-output.json';
