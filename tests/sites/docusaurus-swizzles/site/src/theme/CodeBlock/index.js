import CodeBlock from '@theme-original/CodeBlock';

export default function CodeBlockWrapper(props) {
  return (
    <div className="own-code" data-length={props.children.length}>
      <CodeBlock {...props} />
    </div>
  );
}
