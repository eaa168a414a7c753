export const boards = ['room-only', 'breakfast', 'half-board', 'full-board'] as const
export type Board = (typeof boards)[number]

export const amenities = [
  'wifi',
  'parking',
  'pool',
  'beach',
  'gym',
  'spa',
  'restaurant',
  'cafe',
  'transfer',
  'prayer-room',
  'family',
  'accessible',
  'air-conditioning',
  'laundry',
  'garden',
  'shrine-view',
] as const
export type Amenity = (typeof amenities)[number]
