import { latinDigits } from '#money/digits.ts'

/** Of what was typed or pasted what a field of digits takes (§5, numeric inputs): digits of any script as Latin ones. */
export function digitsIn(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

/** The same for a telephone number, which may be written with a country's sign and in groups. */
export function phoneIn(text: string): string {
  return latinDigits(text).replace(/[^\d+() -]/g, '')
}

/** The number of a passport: its digits in whatever script, its letters as they are. */
export function passportNumberIn(text: string): string {
  return latinDigits(text)
}

/** Puts right what stands in a field while it is typed; the caret stays behind what it stood behind. */
export function putRight(
  input: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>,
  taken: (text: string) => string,
): string {
  const typed = input.value
  const right = taken(typed)
  if (right !== typed) {
    const caret = taken(typed.slice(0, input.selectionStart ?? typed.length)).length
    input.value = right
    input.setSelectionRange(caret, caret)
  }
  return right
}
