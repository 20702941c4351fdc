import { Footer as OriginalFooter } from '@theme-original/shell/footer';

/** Puts a line above the theme's footer. */
export function Footer() {
  return (
    <div className="around-footer">
      <p>Before the end</p>
      <OriginalFooter />
    </div>
  );
}
