import type { AdmonitionProps } from '@docsite/renderer/template';
import AdmonitionTypes from '@theme/Admonition/Types';

/** An admonition, drawn by the site's component for its type; an unknown type is drawn as `info`. */
export default function Admonition(props: AdmonitionProps) {
  const Type = AdmonitionTypes[props.type] ?? AdmonitionTypes.info;
  return Type ? <Type {...props} /> : null;
}
