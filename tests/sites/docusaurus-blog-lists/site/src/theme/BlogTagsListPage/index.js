export default function BlogTagsListPage({ tags }) {
  return tags.map((tag) => (
    <p key={tag.label} className="own-tag" title={tag.permalink}>
      {`${tag.label}: ${tag.count}`}
    </p>
  ));
}
