import type { Agency } from '#agency.ts'

/** The village: the people whom the demo, the tests and the screenshots share. */
export const demoTraveller = {
  mobile: '09121234567',
  phone: '+989121234567',
  nameEnglish: 'Sara Mohammadi',
} as const

/** National codes pass their control digit; birth dates are written as a form sends them. */
export const villagers = {
  sara: {
    firstName: 'SARA',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Female',
    birthDateFa: '1368/07/14',
    nationalCode: '0012345679',
  },
  dariush: {
    firstName: 'DARIUSH',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'داریوش',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Male',
    birthDateFa: '1365/02/03',
    nationalCode: '0076229645',
  },
} as const

/** Moves the village in when the house is empty. */
export async function settle(agency: Agency): Promise<void> {
  if (agency.settings.mode !== 'demo') return
  const { userId } = await agency.accounts.settle(demoTraveller.phone)
  const saved = await agency.passengers.savedOf(userId)
  if (saved.length === 0)
    for (const villager of Object.values(villagers)) await agency.passengers.save(userId, villager)
}
