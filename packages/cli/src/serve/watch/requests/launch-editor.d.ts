declare module 'launch-editor' {
  /**
   * Opens a file in the user's editor.
   *
   * @param place `path:line:column`.
   * @param onError Called with the reason if no editor could be started.
   */
  export default function launchEditor(place: string, onError: (file: string, problem?: string | null) => void): void;
}
