import { latinDigits } from '#money/digits.ts'

/** §5, numeric inputs: any digits to Latin ones. */
export function digitsIn(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

export function phoneIn(text: string): string {
  return latinDigits(text).replace(/[^\d+() -]/g, '')
}

/** Any digits to Latin ones; letters stay. */
export function passportNumberIn(text: string): string {
  return latinDigits(text)
}

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
