/** A button back to the top of a page: docsite has none of its own. */
export default function BackToTopButton() {
  return null;
}
