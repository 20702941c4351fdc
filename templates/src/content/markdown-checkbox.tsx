import { useLabels } from '@docsite/renderer/template';
import type { InputHTMLAttributes } from 'react';

/**
 * The checkbox of a task list item, labelled by whether the task is done. Other inputs stay as the author wrote them.
 */
export function MarkdownCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  const labels = useLabels();
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? labels.taskDone : labels.taskOpen} {...props} />;
}
