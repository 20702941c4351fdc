import React from 'react';

/** Names that edited code may use without importing them. */
export const scope: Readonly<Record<string, unknown>> = { React, ...React };
