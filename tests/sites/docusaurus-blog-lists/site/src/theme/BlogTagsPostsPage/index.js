import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

export default function BlogTagsPostsPageWrapper(props) {
  return (
    <div className="own-posts" title={`${props.tag.label}: ${props.tag.count}, ${props.tag.allTagsPath}`}>
      <BlogTagsPostsPage {...props} />
    </div>
  );
}
