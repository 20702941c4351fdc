/** Draws nothing. */
export default function Noop() {
  return null;
}
