import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

export default function BlogTagsPostsPageWrapper(props) {
  const { blogTitle, totalPages } = props.listMetadata;
  return (
    <div
      className="own-posts"
      title={`${props.tag.label}: ${props.tag.count}, ${props.tag.allTagsPath}, ${blogTitle} ${totalPages}`}
    >
      <BlogTagsPostsPage {...props} />
    </div>
  );
}
