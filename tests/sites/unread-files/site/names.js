exports.all = () => {
  const list = undefined;
  return list.map((name) => name);
};
