import React from 'react';

/** What edited code may name without importing it. */
const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };
export default ReactLiveScope;
