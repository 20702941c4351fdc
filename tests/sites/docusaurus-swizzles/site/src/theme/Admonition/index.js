import Admonition from '@theme-original/Admonition';

export default function AdmonitionWrapper(props) {
  return (
    <div className="own-admonition" data-title={props.title}>
      <Admonition {...props} />
    </div>
  );
}
