export interface Person {
  readonly phone: string
  readonly address: string
  readonly form: typeof form & { readonly nationalCode: string }
  readonly contact: { readonly phoneNumber: string }
}

const form = {
  firstName: 'DARIUSH',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'داریوش',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Male',
  birthDateFa: '1365/02/03',
} as const

export function personOf(number: number): Person {
  const subscriber = String(number).padStart(7, '0')
  return {
    phone: `+98935${subscriber}`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    form: { ...form, nationalCode: nationalCodeOf(number) },
    contact: { phoneNumber: `0935${subscriber}` },
  }
}

function nationalCodeOf(number: number): string {
  const nine = String(100_000_000 + number)
  const weighed = Array.from(nine).reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0)
  const rest = weighed % 11
  return `${nine}${rest < 2 ? rest : 11 - rest}`
}
