/** The path of a page without what may end its address: `/`, `.html` or `/index.html`. */
export declare function withoutEnding(path: string): string;
/** Whether a path looks like that of a file rather than a page. */
export declare function isFilePath(path: string): boolean;
