export { type Activity, activity, importedModule, stagedOutput, startedUp } from './activity.js';
export { errorCode } from './error-code.js';
export { changedFacts, type Facts, includeContents } from './facts.js';
export { isDocumentPath } from './file-endings.js';
export { isFile, isFolder, isLink, statsOf } from './file-kind.js';
export { fileOfSource } from './file-of-source.js';
export { clockNames, dateWithNow, noonOf } from './fixed-clock.js';
export { importFile } from './import-file.js';
export { withLateWork } from './late-work.js';
export { makeFolders } from './make-folders.js';
export {
  isOfPackage,
  Observation,
  type ObservationScope,
  unobserved,
} from './observation.js';
export { outputMark, siteDataName } from './output-mark.js';
export { hasEnded, type Owner, thisProcess } from './owner.js';
export { readFolder } from './read-folder.js';
export { readText } from './read-text.js';
export { replaceFile } from './replace-file.js';
export { forgetLoaded, isReplaced, noteReplaced, packageOf } from './replaced-packages.js';
export { today } from './today.js';
export { watchNode } from './watch-node.js';
export {
  isWorkName,
  type LookOptions,
  listWorkItems,
  openWorkSpace,
  type WorkItem,
  type WorkPlace,
  type WorkRole,
  type WorkSpace,
} from './work-space.js';
