import type { Accounts } from '#accounts/server/accounts.ts'
import { flightKind } from '#flights/kind.ts'
import { rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Voucher } from '#orders/voucher.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Settings } from '#server/settings.ts'

export const demoTraveller = {
  mobile: '09121234567',
  phone: '+989121234567',
  nameEnglish: 'Sara Mohammadi',
} as const

const iranian = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportExpirationDateType: 'Jalali',
} as const

/** National codes are valid; dates as in forms; both passports are valid for years. */
export const samplePeople = {
  sara: {
    firstName: 'SARA',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Female',
    birthDateFa: '1368/07/14',
    nationalCode: '0012345679',
    ...iranian,
    passportNumber: 'K45128903',
    passportExpirationDateFa: '1412/12/18',
  },
  dariush: {
    firstName: 'DARIUSH',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'داریوش',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Male',
    birthDateFa: '1365/02/03',
    nationalCode: '0076229645',
    ...iranian,
    passportNumber: 'M31245678',
    passportExpirationDateFa: '1411/05/01',
  },
} as const

const since = Temporal.Instant.from('2026-01-01T00:00:00Z')
const open = {
  code: 'PARASTOO10',
  product: flightKind,
  worth: { percent: 10 },
  most: rial(2_000_000),
  leastTotal: rial(0),
  startsAt: since,
  endsAt: Temporal.Instant.from('2036-01-01T00:00:00Z'),
  usesLimit: null,
  usesPerUser: null,
  budget: null,
} as const satisfies Voucher

/** One valid discount code, and one for each reason to be refused. */
export const demoVouchers = {
  open,
  expired: { ...open, code: 'NOWRUZ1405', endsAt: Temporal.Instant.from('2026-04-03T00:00:00Z') },
  notYet: { ...open, code: 'NOWRUZ1420', startsAt: Temporal.Instant.from('2035-03-21T00:00:00Z') },
  usedUp: { ...open, code: 'TAMOOM', usesLimit: 0 },
  dear: { ...open, code: 'SAFARBOZORG', leastTotal: rial(5_000_000_000) },
  once: { ...open, code: 'YEKBAR', worth: { amount: rial(500_000) }, usesPerUser: 1 },
} as const satisfies Readonly<Record<string, Voucher>>

interface Settled {
  readonly settings: Pick<Settings, 'mode'>
  readonly orders: Pick<Orders, 'publishVoucher'>
  readonly accounts: Pick<Accounts, 'settle' | 'dataOf' | 'update'>
  readonly passengers: Pick<Passengers, 'savedOf' | 'save'>
}

export async function settle(agency: Settled): Promise<void> {
  if (agency.settings.mode !== 'demo') return
  for (const voucher of Object.values(demoVouchers)) await agency.orders.publishVoucher(voucher)
  const { userId } = await agency.accounts.settle(demoTraveller.phone)
  const { birthDate } = await agency.accounts.dataOf(userId)
  if (birthDate === null) await agency.accounts.update(userId, { birthDate: '1368-07-14' })
  const saved = await agency.passengers.savedOf(userId)
  if (saved.length === 0)
    for (const villager of Object.values(samplePeople)) await agency.passengers.save(userId, villager)
}
