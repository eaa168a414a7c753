import '#web/ui/fields/choice.css'
import './gateway-choice.css'
import type { GatewayView } from '#payments/calls.ts'
import { limitText } from '#payments/limit-text.ts'
import { Star } from '#web/art/star.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

export type { GatewayView } from '#payments/calls.ts'

interface Props {
  readonly gateways: readonly GatewayView[]
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

export function firstActive(gateways: readonly GatewayView[]): number | undefined {
  return gateways.find(({ isPreselected }) => isPreselected)?.id
}

export function GatewayChoice({ gateways, chosen, onChoose }: Props) {
  const active = gateways.filter((gateway) => gateway.isActive)
  return (
    <>
      {active.length === 0 ? (
        <Note tone="warn">در حال حاضر درگاه پرداخت فعالی وجود ندارد. چند دقیقهٔ دیگر دوباره امتحان کنید.</Note>
      ) : (
        <fieldset className="gateways">
          <legend className="only-spoken">درگاه پرداخت</legend>
          {active.map((gateway) => (
            <GatewayCard
              key={gateway.id}
              gateway={gateway}
              isChosen={gateway.id === chosen}
              onChoose={() => onChoose(gateway.id)}
            />
          ))}
        </fieldset>
      )}
      <LeftOut gateways={gateways} />
    </>
  )
}

interface CardProps {
  readonly gateway: GatewayView
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function GatewayCard({ gateway: { id, name, title, currency, health }, isChosen, onChoose }: CardProps) {
  return (
    <label className="gateway">
      <span className="gateway-mark" data-gateway={name}>
        <Star />
      </span>
      <b>
        {title}
        {currency !== 'IRR' && <small>{cardsAbroad[currency]}</small>}
        {health !== 'healthy' && (
          <small className="gateway-health">
            <Icon name="warning-circle-fill" size="small" /> {healthWords[health]}
          </small>
        )}
      </b>
      <input
        className="radio"
        type="radio"
        name="gatewayId"
        value={id}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
  )
}

const healthWords = {
  slow: 'کمی پیش کند پاسخ می‌داد',
  failing: 'کمی پیش پاسخ نمی‌داد',
} as const

const cardsAbroad = {
  USD: 'کارت‌های بین‌المللی، به دلار',
  AED: 'کارت‌های بین‌المللی، به درهم',
  IQD: 'کارت‌های بین‌المللی، به دینار',
} as const

/** A limit in the viewer's unit; the rest has no amounts. */
function leftOutText({ reason, says, limit }: NonNullable<GatewayView['leftOut']>): string {
  const isLimit = reason === 'below-least' || reason === 'above-most'
  return isLimit && limit !== undefined ? limitText(reason, limit) : says
}

/** Unhealthy ones and those whose limits do not fit; inactive ones are hidden. */
function LeftOut({ gateways }: Pick<Props, 'gateways'>) {
  const unspoken = gateways.some(({ isActive }) => isActive) ? ['inactive'] : ['inactive', 'unwell']
  const amiss = gateways.filter(({ leftOut }) => leftOut !== undefined && !unspoken.includes(leftOut.reason))
  if (amiss.length === 0) return null
  return (
    <ul className="gateways-left-out">
      {amiss.map(({ id, title, leftOut }) => (
        <li key={id}>
          {title}: {leftOut && leftOutText(leftOut)}
        </li>
      ))}
    </ul>
  )
}
