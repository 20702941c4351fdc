/** Draws nothing, because docsite's theme has no button back to the top. */
export default function BackToTopButton() {
  return null;
}
