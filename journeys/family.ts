import type { Person } from './people.ts'
import { dayAhead } from './shopper.ts'

export const days = { out: dayAhead(14), back: dayAhead(17) } as const
export const bornBefore = (age: object) => Temporal.PlainDate.from(days.out).subtract(age).toString()
export const turnsTwoOnTheWay = Temporal.PlainDate.from(days.out)
  .add({ days: 1 })
  .subtract({ years: 2 })
  .toString()

/** Valid national codes; Arash is nine days old on the way out. */
export const family = {
  'بزرگسال اول': person('Sara', 'سارا', { gender: 'زن', birth: '1989-10-06', nationalCode: '0012345679' }),
  'کودک اول': person('Omid', 'امید', { birth: bornBefore({ years: 6 }), nationalCode: '0013579241' }),
  'کودک دوم': person('Mina', 'مینا', {
    gender: 'زن',
    birth: bornBefore({ years: 4 }),
    nationalCode: '0024680133',
  }),
  'نوزاد اول': person('Arash', 'آرش', { birth: bornBefore({ days: 9 }), nationalCode: '0036925810' }),
} as const satisfies Record<string, Person>

function person(
  latin: string,
  farsi: string,
  rest: Pick<Person, 'birth'> & Partial<Person> & { readonly nationalCode: string },
): Person {
  return { latin: [latin, 'Mohammadi'], farsi: [farsi, 'محمدی'], gender: 'مرد', ...rest }
}
