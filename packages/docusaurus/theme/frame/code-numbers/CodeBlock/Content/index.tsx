import { OwnNumbersContext } from '@docusaurus/inner/code/line-numbers';
import Content from '@theme-original/CodeBlock/Content';

/** The code of a block, for sites whose component for lines draws the line numbers. */
export default function CodeBlockContent() {
  return (
    <OwnNumbersContext value={true}>
      <Content />
    </OwnNumbersContext>
  );
}
