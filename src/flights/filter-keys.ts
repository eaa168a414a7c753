/** The names the filters and the order have in the address of the results. Only what differs from the default is written. */
export const filterKeys = [
  'time',
  'timeBack',
  'airline',
  'price',
  'stops',
  'stopsBack',
  'type',
  'duration',
  'airport',
  'cabins',
  'bag',
  'refund',
  'selfTransfer',
  'seats',
  'duplicates',
  'sort',
] as const
