import { classNames } from '@docsite/renderer/template';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import type { TOCInlineProps } from '@theme/TOCInline';
import TOCItems from '@theme/TOCItems';

/** The collapsed table of contents above a page, for sites that replace its button. */
export default function TOCCollapsible({ toc, className }: Pick<TOCInlineProps, 'toc'> & { className?: string }) {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <div className={classNames('toc-compact', className)}>
      <CollapseButton collapsed={collapsed} onClick={toggleCollapsed} />
      <Collapsible lazy collapsed={collapsed}>
        <TOCItems toc={toc} />
      </Collapsible>
    </div>
  );
}
