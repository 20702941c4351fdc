export { type Activity, activity, importedModule, stagedOutput, startedUp } from './activity.js';
export { errorCode } from './files/error-code.js';
export { isDocumentPath } from './files/file-endings.js';
export { isFile, isFolder, isLink, statsOf } from './files/file-kind.js';
export { fileOfSource } from './files/file-of-source.js';
export { importFile } from './files/import-file.js';
export { makeFolders } from './files/make-folders.js';
export { readFolder } from './files/read-folder.js';
export { readText } from './files/read-text.js';
export { replaceFile } from './files/replace-file.js';
export { withLateWork } from './late-work.js';
export { changedFacts, type Facts, includeContents } from './observation/facts.js';
export { clockNames, dateWithNow, noonOf } from './observation/fixed-clock.js';
export {
  isOfPackage,
  Observation,
  type ObservationScope,
  unobserved,
} from './observation/observation.js';
export { today } from './observation/today.js';
export { watchNode } from './observation/watch-node.js';
export { outputMark, siteDataName } from './output-mark.js';
export { hasEnded, type Owner, thisProcess } from './owner.js';
export { forgetLoaded, isReplaced, noteReplaced, packageOf } from './replaced-packages.js';
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
