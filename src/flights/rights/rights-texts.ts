import type { Right } from '#flights/rights/right.ts'
import { dueText, sourceText } from '#flights/rights/right-texts.ts'

export interface RightText {
  readonly id: string
  readonly what: string
  readonly source: string
}

export interface RightsText {
  readonly leg: number
  /** of several directions which */
  readonly direction: string
  readonly byUs: readonly RightText[]
  readonly byAirline: readonly RightText[]
  /** of the letter that claims what the airline owes; undefined without */
  readonly letter: string | undefined
  readonly atAirport: readonly (RightText & { readonly when: string })[]
}

interface OfLeg {
  readonly leg: number
  readonly due: readonly Right[]
  readonly atAirport: readonly Right[]
}

export function rightsTexts(
  legs: readonly OfLeg[],
  { orderId, directionOf }: { readonly orderId: string; readonly directionOf: (leg: number) => string },
): readonly RightsText[] {
  return legs.flatMap(({ leg, due, atAirport }) => {
    if (due.length === 0 && atAirport.length === 0) return []
    const byAirline = due.filter(({ by }) => by === 'airline').map(rightText)
    return [
      {
        leg,
        direction: directionOf(leg),
        byUs: due.filter(({ by }) => by === 'us').map(rightText),
        byAirline,
        letter:
          byAirline.length === 0
            ? undefined
            : `/api/flight-reservation/Rights/ClaimLetter/${orderId}?leg=${leg}`,
        atAirport: atAirport.map((right) => ({ ...rightText(right), when: whenText(right) })),
      },
    ]
  })
}

function rightText({ id, due, source }: Right): RightText {
  return { id: `${id} ${due.kind}`, what: dueText(due), source: sourceText(source) }
}

function whenText({ due, id }: Right): string {
  if (due.kind === 'luggage') return 'بار'
  return id.endsWith('lower-class') ? 'کلاس پایین‌تر' : 'با بلیت سوارتان نکردند'
}
