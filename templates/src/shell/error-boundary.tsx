import { PageCrash } from '@theme/shell/page-crash';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children?: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/** Shows the error in place of content that threw while rendering, and renders it again on request. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  /** The title of the document while the error is shown; that of crashed pages by default. */
  protected title(): string | undefined {
    return undefined;
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    return hasFailed ? (
      <PageCrash error={error} title={this.title()} onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

/** The same for a part of a page, which keeps its title. */
export class PartBoundary extends ErrorBoundary {
  protected override title(): string {
    return document.title;
  }
}
