console.log('client module of the shop');
