const PERSIAN_ZERO = 0x06f0
const ARABIC_ZERO = 0x0660

/** Persian and Arabic digits to 0–9. Everything sent and stored is Latin. */
export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}

/** For counts, ages, durations, times and dates. */
export function persianDigits(text: string | number): string {
  return latinDigits(String(text)).replace(/\d/g, (digit) =>
    String.fromCharCode(PERSIAN_ZERO + Number(digit)),
  )
}
