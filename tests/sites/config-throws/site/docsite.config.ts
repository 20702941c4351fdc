throw new Error('the environment variable SITE_URL is not set');

export default {};
