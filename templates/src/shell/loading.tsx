/** Shows that something is loading: three rings that grow and fade, centred in the available space. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div className="loading" role="status" aria-label={label}>
      <svg className="loading-sign" viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        <circle cx="60" cy="60" r="54" />
      </svg>
    </div>
  );
}
