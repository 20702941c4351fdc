import type { ReactNode } from 'react';
import versions from './versions.json';

export function Supported({ line, today }: { line: string; today: string }) {
  const { ends } = versions.find((version) => version.line === line)!;
  return <em>{ends < today ? 'unsupported' : 'supported'}</em>;
}

export async function Versions({ children }: { children: ReactNode }) {
  return (
    <>
      <h2>All versions</h2>
      {children}
      <table>
        <thead>
          <tr>
            <th>Version</th>
            <th>Ends</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ line, ends }) => (
            <tr key={line}>
              <td>
                <a href={`./missing-${line}.md`}>{line}</a>
              </td>
              <td>{ends}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Throws() {
  throw new Error('there is no such line');
}
