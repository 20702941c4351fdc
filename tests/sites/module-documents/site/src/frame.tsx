import type { ReactNode } from 'react';

interface FrameProps {
  readonly intro: ReactNode;
  readonly size: number;
  readonly title: string;
  readonly children: ReactNode;
}

export function Frame({ intro, size, title, children }: FrameProps) {
  return (
    <section aria-label={title}>
      <div className="intro">{intro}</div>
      <p>{size} letters</p>
      {children}
    </section>
  );
}
