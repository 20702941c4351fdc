import { useBlogPost } from '@docusaurus/theme-common/internal';

export default function Footer() {
  const { assets, metadata, isBlogPostPage } = useBlogPost();
  const { authors, tags, hasTruncateMarker, permalink, nextItem } = metadata;
  return (
    <footer className="own-footer">
      {authors.map(({ name, imageURL }, index) => (
        <img key={name} src={assets.authorsImageUrls[index] ?? imageURL} alt={name} />
      ))}
      {tags.map(({ label }) => label).join(', ')}
      {!isBlogPostPage && hasTruncateMarker && <a href={permalink}>On</a>}
      {nextItem && <i>{nextItem.title}</i>}
    </footer>
  );
}
