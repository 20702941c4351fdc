import React from 'react';

/** The names that edited code can use without importing them. */
const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };
export default ReactLiveScope;
