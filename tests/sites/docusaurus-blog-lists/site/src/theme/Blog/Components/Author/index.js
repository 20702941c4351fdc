import AuthorSocials from '@theme/Blog/Components/Author/Socials';

export default function BlogAuthor({ author, as = 'b', count }) {
  const Name = as;
  return (
    <div className="own-author" data-count={count}>
      <Name>{author.name}</Name>
      <AuthorSocials author={author} />
    </div>
  );
}
