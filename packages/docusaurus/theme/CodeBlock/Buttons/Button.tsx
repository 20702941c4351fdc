import { classNames } from '@docsite/renderer/template';
import type { ButtonHTMLAttributes } from 'react';

/** A button in the corner of a code block. */
export default function CodeBlockButton({ className, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={classNames('icon-button code-corner-button', className)} />;
}
