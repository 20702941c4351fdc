import type { ReactNode } from 'react';

/** A tree of files and folders. */
export function Files({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="file-tree">
      <ul>{children}</ul>
    </div>
  );
}

/** A folder, with what it contains. */
export function Folder({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <li className="folder">
      {name}
      <ul>{children}</ul>
    </li>
  );
}

/** A file. */
export function File({ name, active = false }: { readonly name: string; readonly active?: boolean }) {
  return <li>{active ? <strong>{name}</strong> : name}</li>;
}
