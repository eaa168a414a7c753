import '#web/ui/choice.css'
import './gateway-choice.css'
import type { AnswerOf } from '#calls/call.ts'
import type { paymentCalls } from '#payments/calls.ts'
import { Star } from '#web/art/star.tsx'
import { Note } from '#web/ui/note.tsx'

export type GatewayShown = AnswerOf<typeof paymentCalls.gateways>[number]

interface Props {
  readonly gateways: readonly GatewayShown[]
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** §4: the first active gateway is the one that is chosen already. */
export function firstActive(gateways: readonly GatewayShown[]): number | undefined {
  return gateways.find((gateway) => gateway.isActive)?.id
}

/** Active gateways as cards, one of them chosen. */
export function GatewayChoice({ gateways, chosen, onChoose }: Props) {
  const active = gateways.filter((gateway) => gateway.isActive)
  if (active.length === 0)
    return <Note tone="warn">در حال حاضر درگاه فعالی نداریم. چند دقیقهٔ دیگر دوباره امتحان کنید.</Note>
  return (
    <fieldset className="gateways">
      <legend className="only-spoken">درگاه پرداخت</legend>
      {active.map(({ id, name, title }) => (
        <label key={id} className="gateway">
          <span className="gateway-mark" data-gateway={name}>
            <Star />
          </span>
          <b>{title}</b>
          <input
            className="radio"
            type="radio"
            name="gatewayId"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
        </label>
      ))}
    </fieldset>
  )
}
