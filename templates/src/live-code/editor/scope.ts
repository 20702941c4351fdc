import React from 'react';

/** What edited code may name without importing it. */
export const scope: Readonly<Record<string, unknown>> = { React, ...React };
