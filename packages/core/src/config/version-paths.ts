/** The files and folders with the versions of a docs instance, relative to the site folder. */
export interface VersionPaths {
  /** The file that lists the versions. */
  readonly list: string;
  /** The folder with a folder of documents for each version. */
  readonly documents: string;
  /** The folder with a sidebars file for each version. */
  readonly sidebars: string;
}

/** Where the versions of a docs instance are; all names begin with its id, unless that is `default`. */
export function versionPaths({ id = 'default' }: { readonly id?: string | undefined }): VersionPaths {
  const prefix = id === 'default' ? '' : `${id}_`;
  return {
    list: `${prefix}versions.json`,
    documents: `${prefix}versioned_docs`,
    sidebars: `${prefix}versioned_sidebars`,
  };
}
