import { useLabels } from '@docsite/renderer/template';
import type { InputHTMLAttributes } from 'react';

/**
 * The box of a task list, which says whether the task is done; an input of another kind stays as the author wrote it.
 */
export function MarkdownCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  const labels = useLabels();
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? labels.taskDone : labels.taskOpen} {...props} />;
}
