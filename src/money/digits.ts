const PERSIAN_ZERO = 0x06f0
const ARABIC_ZERO = 0x0660

/** Persian ۰–۹ and Arabic ٠–٩ become 0–9; every other character stays. What is sent and stored is always Latin. */
export function latinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}

/** Latin and Arabic digits become Persian: counts, ages, durations, times and dates are read so. */
export function persianDigits(text: string | number): string {
  return latinDigits(String(text)).replace(/\d/g, (digit) =>
    String.fromCharCode(PERSIAN_ZERO + Number(digit)),
  )
}
