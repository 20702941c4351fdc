throw new Error('the list of modules is not there');
