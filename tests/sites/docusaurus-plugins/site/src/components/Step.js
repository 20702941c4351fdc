export default function Step({ step }) {
  return <h1>Step {step}</h1>;
}
