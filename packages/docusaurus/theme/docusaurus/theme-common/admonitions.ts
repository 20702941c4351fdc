/** The properties of a notice as they are: docsite gives it its title. */
export function processAdmonitionProps<Props>(props: Props): Props {
  return props;
}
