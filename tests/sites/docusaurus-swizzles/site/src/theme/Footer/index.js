import Footer from '@theme-original/Footer';
import { useContext } from 'react';
import { Greeting } from '../Root';

export default function FooterWrapper(props) {
  return (
    <>
      <p className="above-footer">{useContext(Greeting)}</p>
      <Footer {...props} />
    </>
  );
}
