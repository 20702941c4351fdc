import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly fallback?: (parameters: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode;
}

/** Draws a replacement for children that throw. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children ?? null;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: null }) }) ?? error.message;
  }
}
