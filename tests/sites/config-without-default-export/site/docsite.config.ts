export const config = { title: 'Site' };
