import type { ServerComponentProps } from 'docsite/theme';
import editions from './editions.json';

/** A table of the editions that were supported on a day. */
export function Editions({ on, children }: ServerComponentProps & { on: string }) {
  const supported = editions.filter((edition) => edition.released <= on && on < edition.supported);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Edition</th>
            <th>Released</th>
            <th>Supported until</th>
          </tr>
        </thead>
        <tbody>
          {supported.map(({ name, released, supported: end }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{released}</td>
              <td>{end}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </>
  );
}
