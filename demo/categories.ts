export const categories = [
  {
    slug: 'craters',
    name: 'Craters & volcanoes',
    description: 'Mountains that steam, islands that rise, and how to visit them without getting in their way.',
  },
  {
    slug: 'lakes',
    name: 'Lakes',
    description: 'Water in calderas, faults and high valleys: how it came there, who lives by it, what keeps it clear.',
  },
  {
    slug: 'forests',
    name: 'Forests & wildlife',
    description: 'Rainforest from the swamps to the ridges, its animals, and the people who live along its edge.',
  },
  {
    slug: 'geoparks',
    name: 'Geoparks',
    description: 'Landscapes where the ground itself is the exhibit, read on foot and explained in plain words.',
  },
  {
    slug: 'culture',
    name: 'People & culture',
    description:
      'Houses, kitchens, looms and stories: what Sumatra’s landscapes have made of people, and people of them.',
  },
]
