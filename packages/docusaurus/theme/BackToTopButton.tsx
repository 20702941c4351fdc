/** Draws nothing, because a script of docsite's adds the button once it is needed. */
export default function BackToTopButton() {
  return null;
}
