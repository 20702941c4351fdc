const items = ['index', 'guide'];
items.push({ type: 'category', label: 'Again', items });

export default { docs: items };
