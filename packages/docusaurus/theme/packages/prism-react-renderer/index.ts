export * from '#prism-react-renderer';
