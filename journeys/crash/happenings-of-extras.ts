import { soldThere } from './sold-there.ts'
import { type Happening, movedWith, ordinary, seat } from './tellers.ts'

/** What is bought with a ticket or beside it later. */
export const happeningsOfExtras: readonly Happening[] = [
  {
    name: 'a protected ticket given back',
    tell: seat({ seats: 5, nth: 8, isRefundable: true, withProtection: true }, { giveBack: 'wallet' }),
    end: 'issued',
  },
  {
    name: 'a bag after the ticket',
    tell: seat({ seats: 5, nth: 9, withBag: true }, { addsBag: true }),
    end: 'issued',
    beside: ['issued'],
  },
  {
    name: 'a bag after the ticket that goes back with it',
    tell: seat(
      { seats: 5, nth: 10, isRefundable: true, withBag: true },
      { addsBag: true, giveBack: 'wallet' },
    ),
    end: 'issued',
    beside: ['issued'],
  },
  {
    name: 'a bag that a supplier abroad sells after its ticket',
    tell: async (scene) => ({ goods: soldThere(scene), addsBag: true, ...ordinary }),
    end: 'issued',
    beside: ['issued'],
  },
  {
    name: 'another day by the seller of a ticket abroad',
    tell: async (scene) => ({ goods: soldThere(scene), another: { choices: ['dearer'] }, ...ordinary }),
    end: 'issued',
    others: ['issued'],
  },
  {
    name: 'a policy that moves with its ticket and goes back with it',
    tell: movedWith('companion', 100, { giveBack: 'wallet' }),
    end: 'issued',
    beside: ['issued'],
    others: ['issued'],
  },
  {
    name: 'a policy that its insurer abroad moves',
    tell: movedWith('full', 120),
    end: 'issued',
    beside: ['issued'],
    others: ['issued'],
  },
]
