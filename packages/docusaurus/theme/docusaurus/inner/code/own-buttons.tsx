/** Stands in a code block for the buttons that the site draws itself; docsite's script then adds none. */
export function OwnButtons() {
  return (
    <>
      <span className="wrap-button" hidden />
      <span className="copy-button" hidden />
    </>
  );
}
