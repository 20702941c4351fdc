import React from 'react';

export default function Box({ children }) {
  return <section className="box">{children}</section>;
}
