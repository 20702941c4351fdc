/** A drawing on a grid of 24 by 24, beside a text with the same meaning and hidden from assistive technology. */
export function Outline({ path, className = 'icon' }: { readonly path: string; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
