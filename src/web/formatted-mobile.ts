import { persianDigits } from '#money/digits.ts'

export function formattedMobile(phone: string): string {
  const national = phone.replace(/^\+(98|964)/, '0')
  return persianDigits(national.replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'))
}
