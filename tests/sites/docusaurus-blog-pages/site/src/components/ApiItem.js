import DocItem from '@theme/DocItem';

export default function ApiItem(props) {
  return (
    <div className="api-item" data-kind={props.content.frontMatter.kind}>
      <DocItem {...props} />
    </div>
  );
}
