declare module 'launch-editor' {
  /**
   * Opens a file in the editor of the user.
   *
   * @param place `path:line:column`.
   * @param onError Is given why no editor could be started.
   */
  export default function launchEditor(place: string, onError: (file: string, problem?: string | null) => void): void;
}
