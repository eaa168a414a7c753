import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { OrderSum } from '#orders/responses.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly offer: NonNullable<OrderSum['onCredit']>
  readonly payable: number
  readonly usesCredit: boolean
  readonly onUseCredit: (uses: boolean) => void
}

export default function CreditSwitch({ offer, payable, usesCredit, onUseCredit }: Props) {
  const isEnough = offer.left >= payable
  return (
    <div className="confirm-wallet">
      <span className="confirm-wallet-sign">
        <Icon name="wallet-duotone" />
      </span>
      <Switch
        checked={usesCredit}
        disabled={!isEnough && !usesCredit}
        onChange={({ target }) => onUseCredit(target.checked)}
      >
        <span>
          <b>روی اعتبار {offer.name} خریده شود</b>
          <small>
            برای هر خرید تا <bdi dir="ltr">{priceText(offer.left)}</bdi> {moneyUnit()}
            {!isEnough && '؛ برای این خرید کافی نیست'}
          </small>
        </span>
      </Switch>
    </div>
  )
}
