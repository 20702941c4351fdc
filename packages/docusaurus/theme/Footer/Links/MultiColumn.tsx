import { FooterColumn, type FooterColumnProps } from '@theme/Footer/Links/column';

/** Links of the footer in columns. */
export default function FooterLinksMultiColumn({ columns }: { readonly columns: readonly FooterColumnProps[] }) {
  return (
    <div className="footer-columns">
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <FooterColumn key={index} {...column} />
      ))}
    </div>
  );
}
