import { createContext } from 'react';

export const Greeting = createContext('none');

export default function Root({ children }) {
  return <Greeting.Provider value="hello from the root">{children}</Greeting.Provider>;
}
