import { persianDigits } from '#money/digits.ts'

/** «پایانهٔ ۴، گیت ۱۲» */
export function placeWords({
  terminal,
  gate,
}: {
  readonly terminal: string | null
  readonly gate: string | null
}): string {
  return [
    ...(terminal === null ? [] : [`پایانهٔ ${persianDigits(terminal)}`]),
    ...(gate === null ? [] : [`گیت ${persianDigits(gate)}`]),
  ].join('، ')
}
