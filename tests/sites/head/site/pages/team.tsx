import { Described } from '@site/components/described';

export const live = false;

export default function Team() {
  return (
    <>
      <Described name="team" />
      <h1>Team</h1>
    </>
  );
}
