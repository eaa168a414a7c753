export type VisaFileType = 'application/pdf' | 'image/jpeg'

export const VISA_FILE_MOST_BYTES = 5 * 1024 * 1024

const beginnings: readonly (readonly [VisaFileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** By its bytes, not its name; undefined unless PDF or JPEG. */
export function visaFileType(bytes: Uint8Array): VisaFileType | undefined {
  const found = beginnings.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  return found?.[0]
}

export function visaFileName(caseNumber: string, applicant: number, type: VisaFileType): string {
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg'
  return `visa-${caseNumber.replace(/^\D+/, '')}-${applicant + 1}.${ending}`
}
