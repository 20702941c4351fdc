// docsite-ignore-file broken-link: nothing is broken
export default function Fine() {
  // docsite-ignore: no rule
  return <h1>Fine</h1>;
}
