/** The props of an admonition, unchanged, because docsite sets its title. */
export function processAdmonitionProps<Props>(props: Props): Props {
  return props;
}
