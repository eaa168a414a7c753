const together = 'an order and its experience tell the same'
const there = 'what is paid is booked there once, and what is given back is not'

/** As `wrong-rows.ts`, of what is booked at suppliers of experiences. */
export const wrongRowsOfExperiences: readonly (readonly [string, string, string])[] = [
  [
    'an experience is booked under another number',
    `update experiences.booking set reference = reference || '0' where issued_at is not null`,
    together,
  ],
  [
    'an experience lost its supplier before anybody gave it back',
    `update experiences.booking set state = 'gone' where state = 'confirmed'`,
    together,
  ],
  [
    'an experience is thought to be gone and stands at its supplier',
    `update experiences.booking set state = 'gone' where state = 'confirmed'`,
    there,
  ],
  [
    'an experience that stands at its supplier is nobody’s',
    `delete from experiences.booking where state = 'confirmed'`,
    there,
  ],
  [
    'what a supplier would not cancel is nobody’s work',
    `update experiences.booking set state = 'by-hand' where state = 'gone'`,
    together,
  ],
  [
    'money of an experience is given back and its booking is not',
    `update experiences.booking set refunded_at = null`,
    'what is given back arrives once, where it was to go',
  ],
]
