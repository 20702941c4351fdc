import type { AdmonitionProps } from '@docsite/renderer/template';
import AdmonitionTypes from '@theme/Admonition/Types';

/** A notice, drawn by what the site has for its type; one of an unknown type as an `info`. */
export default function Admonition(props: AdmonitionProps) {
  const Type = AdmonitionTypes[props.type] ?? AdmonitionTypes.info;
  return Type ? <Type {...props} /> : null;
}
