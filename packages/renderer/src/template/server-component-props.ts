import type { ServerComponentProps as BuildProps } from '@docsite/core/page-data';
import type { ReactNode } from 'react';

/** The props of a server component besides its attributes. */
export interface ServerComponentProps extends BuildProps {
  /** The content between its tags, to be placed somewhere. */
  readonly children?: ReactNode;
}
